/** What glowed until a moment ago: who touches it then meant a move that is made or gone, and not to look at it. */

/** Milliseconds that a touch may be late. */
const LATE = 450;

export class Fading {
  private glowing: ReadonlySet<string> = new Set();
  /** When things ceased to glow. */
  private readonly ceased = new Map<string, number>();

  /** This glows now. */
  note(glowing: ReadonlySet<string>, now: number): void {
    for (const thing of this.glowing) if (!glowing.has(thing)) this.ceased.set(thing, now);
    this.glowing = glowing;
  }

  isLate(things: readonly string[], now: number): boolean {
    return things.some((thing) => !this.glowing.has(thing) && now - (this.ceased.get(thing) ?? -Infinity) < LATE);
  }
}
