import { expect, test } from "vitest";

import { voted, votesAtFirst } from "./votes";

const stop = { agreed: [0], needed: [0, 1] };

test("a vote is open while somebody has not agreed", () => {
  expect(voted({}, { type: "votes", what: "stop", agreed: [0], needed: [0, 1] })).toEqual({ stop });
});

test("it is over when all have agreed, or one has refused", () => {
  expect(voted({ stop }, { type: "votes", what: "stop", agreed: [0, 1], needed: [0, 1] })).toEqual({});
  expect(voted({ stop }, { type: "votes", what: "stop", agreed: [] })).toEqual({});
});

test("others stay as they are", () => {
  const both = voted({ stop }, { type: "votes", what: "adjourn", agreed: [1], needed: [0, 1] });
  expect(both).toEqual({ stop, adjourn: { agreed: [1], needed: [0, 1] } });
});

test("newcomers are told what is voted on", () => {
  expect(votesAtFirst({ stop: [1] })).toEqual({ stop: { agreed: [1], needed: [] } });
  expect(votesAtFirst()).toEqual({});
});
