/** What the table shows large besides its cards: the stage, what is hit, what is at stake, and moments to look up for. */

import type { Observation } from "../schema/observation";
import type { SeatEvent } from "../schema/story";
import type { Step } from "../state/table_model.svelte";
import { type Loss, lossesIn, type Moment, momentsIn, paceOf, roundWinner, stakeOf } from "./moments";
import { lengthOn, type Staged, stagedBy } from "./staging";

const STRUCK = 620;
const FLYING = 360;
const SHAKEN = [0, -7, 6, -4, 3, 0].map((across) => ({ transform: `translateX(${String(across)}px)` }));

/** Where it is shown. */
export interface Screen {
  readonly staged: Staged | null;
  stage: (staged: Staged | null) => void;
  lookUp: (moment: Moment | null) => void;
}

/** How it is shown: elements that move, and time that passes, until somebody skips it. */
export interface Clockwork {
  root: () => HTMLElement | null;
  layer: () => HTMLElement | null;
  run: (element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions) => Promise<void>;
  pause: (milliseconds: number) => Promise<void>;
  /** Whether nobody wants to wait. */
  fast: () => boolean;
}

export class Performer {
  constructor(
    private readonly screen: Screen,
    private readonly clockwork: Clockwork,
  ) {}

  /** What is told before cards move may happen on the stage, one thing after another; `told` when each has been. */
  async perform(events: readonly SeatEvent[], observation: Observation, step: Step, told: () => void): Promise<void> {
    for (const event of events) {
      const { staged: now } = this.screen;
      const staged = stagedBy(event, now, observation);
      if (staged === now || this.clockwork.fast()) continue;
      this.screen.stage(staged);
      if (!staged) continue;
      await this.clockwork.pause(lengthOn(staged, now, step.lines));
      told();
      if (staged.ending) await this.hand(stakeOf(staged.look.stake, step.before, step.after));
    }
  }

  /** What is at stake goes from one to the other. */
  private async hand(stake: ReturnType<typeof stakeOf>): Promise<void> {
    const layer = this.clockwork.layer();
    if (!stake || !layer || this.clockwork.fast()) return;
    const [from, to] = [stake.from, stake.to].map((seat) => middleOf(this.find(seat ? `[data-seat="${CSS.escape(seat)}"]` : ".middle")));
    if (!from || !to) return;
    const coin = document.createElement("span");
    coin.className = "stake";
    layer.append(coin);
    await this.clockwork.run(coin, [{ translate: from, scale: "1" }, { scale: "1.7", offset: 0.5 }, { translate: to, scale: "1" }], {
      duration: FLYING,
      easing: "ease-in-out",
      fill: "both",
    });
    coin.remove();
  }

  /** When everything lies where it belongs: what was hit, and what everybody should look up for. */
  async close(step: Step): Promise<void> {
    const moments = momentsIn(step.after.schema, step.lines);
    await this.strikeAll(lossesIn(moments, step.before, step.after));
    const large = moments.filter(({ look }) => look.kind !== "loss" && !(look.kind === "round" && (step.after.over || roundWinner(step.after) !== null)));
    for (const moment of large) {
      if (this.clockwork.fast()) break;
      this.screen.lookUp(moment);
      await this.clockwork.pause(paceOf(large.length));
    }
    if (large.length) this.screen.lookUp(null);
  }

  /** One loss after another: figures that rise at once, perhaps at one place, cannot be read. */
  private async strikeAll(losses: readonly Loss[]): Promise<void> {
    const pace = paceOf(losses.reduce((sum, { values }) => sum + Math.max(1, values.length), 0), STRUCK);
    for (const loss of losses) await this.strike(loss, pace);
  }

  /** What was hit shakes, and says how much is gone. */
  private async strike({ area, values }: Loss, pace: number): Promise<void> {
    const struck = this.find(`[data-area="${CSS.escape(area)}"]`) ?? this.find(`[data-seat="${CSS.escape(area)}"]`);
    if (!struck || this.clockwork.fast()) return;
    const frames = SHAKEN.map((frame) => ({ ...frame, filter: "brightness(1.5) saturate(1.4)" })).concat({ transform: "none", filter: "none" });
    await Promise.all([this.clockwork.run(struck, frames, { duration: pace, easing: "ease-out" }), this.tellAll(values, struck, pace)]);
  }

  private async tellAll(values: Loss["values"], struck: Element, pace: number): Promise<void> {
    for (const { path, lost } of values) {
      await this.tell(`−${String(lost)}`, this.find(`[data-value="${CSS.escape(path)}"]`) ?? struck, pace);
    }
  }

  private async tell(words: string, beside: Element, pace: number): Promise<void> {
    const layer = this.clockwork.layer();
    const middle = middleOf(beside);
    if (!layer || !middle) return;
    const figure = document.createElement("b");
    figure.className = "lost";
    figure.textContent = words;
    figure.style.translate = middle;
    layer.append(figure);
    const up = [{ transform: "translate(-50%, -20%) scale(0.6)", opacity: 0 }, { transform: "translate(-50%, -60%) scale(1.15)", opacity: 1, offset: 0.25 }, { transform: "translate(-50%, -150%)", opacity: 0 }];
    await this.clockwork.run(figure, up, { duration: pace, easing: "ease-out", fill: "both" });
    figure.remove();
  }

  private find(selector: string): HTMLElement | null {
    return this.clockwork.root()?.querySelector<HTMLElement>(selector) ?? null;
  }
}

/** The middle of an element in the window, as a translation; null where nothing is seen. */
function middleOf(element: Element | null): string | null {
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return width ? `${String(Math.round(x + width / 2))}px ${String(Math.round(y + height / 2))}px` : null;
}

