/** A move is built by touching one thing after another. */

import { describe, expect, test } from "vitest";

import type { SchemaVerb } from "../src/schema/schema";
import type { Choice } from "../src/schema/moves";
import { Fading } from "../src/table/fading";
import { buttonsOf, byVerb, commonBeginning, decided, givenBy, isBegun, restOf, touched, touching } from "../src/table/touching";

let moves = 0;

function choice(path: string, { verb = "attack", blanks = 1, touch = "" } = {}): Choice {
  const described = { name: verb, phrase: "", touch, blanks: Array.from({ length: blanks }, () => ({ name: "x", words: [] })) } as SchemaVerb;
  return { move: moves++, verb: described, notation: "", blanks: {}, touch: path.split(" ").filter(Boolean) };
}

const everything = () => true;

describe("what can be touched", () => {
  const bug = choice("p1.hand:bug p2");
  const other = choice("p1.hand:bug p3");
  const draw = choice("deck", { verb: "draw", blanks: 0 });
  const choices = [bug, other, draw];

  test("first what moves begin with", () => {
    const state = touching(choices, [], everything);
    expect([...state.next]).toEqual(["p1.hand:bug", "deck"]);
    expect([state.touched, state.complete, isBegun(state)]).toEqual([[], [], false]);
  });

  test("then only what can follow", () => {
    const state = touching(choices, ["p1.hand:bug"], everything);
    expect([...state.next]).toEqual(["p2", "p3"]);
    expect(decided(state)).toBe(null);
    expect(isBegun(state)).toBe(true);
  });

  test("the last touch decides", () => {
    expect(decided(touching(choices, ["p1.hand:bug", "p3"], everything))).toBe(other);
    expect(decided(touching(choices, ["deck"], everything))).toBe(draw);
  });

  test("a touch goes on, begins anew, or is taken back", () => {
    const begun = touching(choices, ["p1.hand:bug"], everything);
    expect(touched(begun, choices, "p2")).toEqual(["p1.hand:bug", "p2"]);
    expect(touched(begun, choices, "deck")).toEqual(["deck"]);
    expect(touched(begun, choices, "p1.hand:bug")).toEqual([]);
    expect(touched(begun, choices, "discard")).toEqual(["p1.hand:bug"]);
  });

  test("what no move begins with any more is forgotten", () => {
    expect(touching([draw, choice("p1.hand:bug p4")], ["p1.hand:bug", "p2"], everything).touched).toEqual(["p1.hand:bug"]);
    expect(touching([draw, choice("p1.hand:patch p2")], ["p1.hand:bug", "p2"], everything).touched).toEqual([]);
  });
});

describe("what every move begins with", () => {
  const choices = [choice("drawn p1.attack.1"), choice("drawn p2"), choice("", { verb: "pass", blanks: 0 })];

  test("need not be touched", () => {
    expect(givenBy(choices)).toEqual(["drawn"]);
    const state = touching(choices, [], everything);
    expect([...state.next]).toEqual(["p1.attack.1", "p2"]);
    expect([state.touched, state.given, isBegun(state)]).toEqual([["drawn"], 1, false]);
  });

  test("may be touched all the same, and is never taken back", () => {
    const state = touching(choices, ["drawn"], everything);
    expect([...state.next]).toEqual(["p1.attack.1", "p2"]);
    expect(touched(state, choices, "drawn")).toEqual(["drawn"]);
  });

  test("is never a whole move", () => {
    expect(givenBy([choice("deck"), choice("deck p2")])).toEqual([]);
    expect(givenBy([choice("", { blanks: 0 })])).toEqual([]);
    expect(decided(touching([choice("deck p2")], [], everything))).toBe(null);
  });

  test("a move is decided by the target alone", () => {
    expect(decided(touching(choices, ["p2"], everything))?.touch).toEqual(["drawn", "p2"]);
  });
});

describe("what several kinds of moves begin with", () => {
  const strike = choice("deck p2", { touch: "deck {target}" });
  const swap = choice("deck p1.shield.1", { verb: "swap", touch: "deck {me}.shield.{slot}" });
  const reveal = choice("p2.charged.1 p2", { verb: "reveal", touch: "{card} {seat}" });
  const choices = [strike, swap, reveal];

  test("need not be touched beside others either", () => {
    expect(givenBy(choices)).toEqual(["deck"]);
    const state = touching(choices, [], everything);
    expect([...state.next]).toEqual(["p2", "p1.shield.1", "p2.charged.1"]);
    expect(restOf(state, reveal)).toEqual(["p2.charged.1", "p2"]);
    expect(restOf(state, swap)).toEqual(["p1.shield.1"]);
  });

  test("a move that begins elsewhere goes its own way", () => {
    const begun = touching(choices, touched(touching(choices, [], everything), choices, "p2.charged.1"), everything);
    expect([...begun.next]).toEqual(["p2"]);
    expect(decided(touching(choices, touched(begun, choices, "p2"), everything))).toBe(reveal);
    expect(touched(begun, choices, "p1.shield.1")).toEqual(["deck", "p1.shield.1"]);
  });

  test("is one place, never one of several things, nor a whole move", () => {
    const hand = { touch: "{me}.hand:{card}" };
    expect(givenBy([choice("p1.hand:bug p2", hand), choice("p1.hand:bug p3", { ...hand, verb: "play" }), choice("p3")])).toEqual([]);
    expect(givenBy([...choices, choice("discard p2", { verb: "take", touch: "discard {target}" })])).toEqual([]);
    expect(givenBy([...choices, choice("deck", { verb: "draw", touch: "deck" })])).toEqual([]);
    expect(givenBy([strike, reveal])).toEqual([]);
  });
});

describe("what touches leave open", () => {
  test("several moves with one path are chosen by their words", () => {
    const choices = [choice("p1.hand:rfc p2"), choice("p1.hand:rfc p2"), choice("deck")];
    const state = touching(choices, ["p1.hand:rfc", "p2"], everything);
    expect([state.complete.length, state.next.size, decided(state)]).toEqual([2, 0, null]);
  });

  test("a move may be whole and still go on", () => {
    const short = choice("p1.hand:p2p p2");
    const choices = [short, choice("p1.hand:p2p p2 p3"), choice("deck")];
    const state = touching(choices, ["p1.hand:p2p", "p2"], everything);
    expect(state.complete).toEqual([short]);
    expect([...state.next]).toEqual(["p3"]);
    expect(decided(state)).toBe(null);
  });

  test("what lies nowhere is chosen by its words", () => {
    const choices = [choice("deck:bug"), choice("deck:patch"), choice("discard")];
    const state = touching(choices, [], (thing) => thing === "discard");
    expect([...state.next]).toEqual(["discard"]);
    expect(state.unseen).toEqual(choices.slice(0, 2));
  });

  test("a move without anything to touch or to choose is a button", () => {
    const pass = choice("", { verb: "pass", blanks: 0 });
    const end = choice("deck", { verb: "end", blanks: 0 });
    expect(buttonsOf([pass, end, choice("p2")])).toEqual([pass, end]);
  });
});

describe("words", () => {
  test("labels share their beginning", () => {
    expect(commonBeginning(["Attack Mira", "Attack Otto"])).toBe("Attack");
    expect(commonBeginning(["Offer a trade: 1 for 1", "Offer a trade: 2 for 1"])).toBe("Offer a trade");
    expect(commonBeginning(["Attack Mira", "Discard"])).toBe("");
    expect(commonBeginning(["Swap in the shield of Ada", "Swap in your shield"])).toBe("Swap");
    expect(commonBeginning(["Go on"])).toBe("Go on");
    expect(commonBeginning([])).toBe("");
  });

  test("choices of one verb stand together", () => {
    const groups = byVerb([choice("a", { verb: "one" }), choice("b", { verb: "two" }), choice("c", { verb: "one" })]);
    expect(groups.map((group) => group.map(({ verb }) => verb.name))).toEqual([["one", "one"], ["two"]]);
  });
});

describe("a touch that is late", () => {
  const fading = new Fading();
  fading.note(new Set(["p2", "p3"]), 1000);
  fading.note(new Set(["p3"]), 2000);

  test("is one of what has just ceased to glow", () => {
    expect(["p1", "p2", "p3"].filter((seat) => fading.isLate([seat], 2100))).toEqual(["p2"]);
  });

  test("is none after a moment, nor where it glows again", () => {
    expect(fading.isLate(["p2"], 3000)).toBe(false);
    fading.note(new Set(["p2"]), 2100);
    expect(fading.isLate(["p2"], 2200)).toBe(false);
  });
});
