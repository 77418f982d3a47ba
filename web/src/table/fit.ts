/** Cards as large as the room allows: the size is searched for at which nothing has to be scrolled. */

/**
 * The largest of some sizes that fits; the least if none does. Every try lays a table out, so the search begins near a
 * size where one is known, with steps that double, and goes on by halving.
 */
export function largest(sizes: readonly number[], fits: (size: number) => boolean, near?: number): number {
  const fitsAt = (at: number) => fits(sizes[at] ?? 0);
  const last = sizes.length - 1;
  let [low, high] = near === undefined ? [0, last] : bounds(Math.max(0, sizes.findLastIndex((size) => size <= near + 0.01)), last, fitsAt);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fitsAt(middle)) low = middle;
    else high = middle - 1;
  }
  return sizes[low] ?? 0;
}

/** Between what indices the last lies that fits: all up to the first do, none after the second. */
function bounds(start: number, last: number, fitsAt: (at: number) => boolean): [number, number] {
  if (!fitsAt(start)) {
    let high = start - 1;
    for (let step = 1; high > 0; step *= 2) {
      const low = Math.max(0, high - step + 1);
      if (fitsAt(low)) return [low, high];
      high = low - 1;
    }
    return [0, Math.max(0, high)];
  }
  let low = start;
  for (let step = 1; low < last; step *= 2) {
    const next = Math.min(last, low + step);
    if (!fitsAt(next)) return [low, next - 1];
    low = next;
  }
  return [low, last];
}

/** Sizes from the least to the most, each a little larger than the one before, so that a table does not tremble. */
export function sizesBetween(least: number, most: number, ratio = 1.06): number[] {
  const sizes = [least];
  for (let size = least * ratio; size < most; size *= ratio) sizes.push(Math.round(size * 2) / 2);
  return [...sizes, Math.max(least, most)];
}

const LEAST = 22;
/** No card grows beyond this, but in a window that is higher than most. */
const MOST = 104;
const OF_HEIGHT = 8.1;

/** The least and the largest unit that suit a window, where what is one's own allows no more than `own`. */
export function limitsFor(width: number, height: number, own = Infinity): [number, number] {
  const most = Math.min(width / 8.2, height / 5.6, Math.max(MOST, height / OF_HEIGHT), own);
  return [Math.min(LEAST, most), Math.max(LEAST, most)];
}

/** An emblem and the gap beside it, in cards; a card with the gap to the next. */
const EMBLEM = 2.3;
const BESIDE = 1.16;

/** The largest unit at which so many cards lie beside each other in a place this wide, and beside an emblem; `card` is a card's share of the unit. */
export function unitBeside(width: number, cards: number, emblem: boolean, card: number): number {
  return width && cards ? width / (cards * BESIDE + (emblem ? EMBLEM : 0)) / card : Infinity;
}

/** How large the others' cards may be: smaller ones can save a row, and so make everything else larger. */
const OTHERS = [0.84, 0.72, 0.6];
export const LEAST_OTHERS = Math.min(...OTHERS);
/** Smaller cards of the others must be worth it by so much. */
const WORTH = 0.55;

export interface Fit {
  unit: number;
  others: number;
  /** Words and frames take as little room as they can. */
  dense: boolean;
}

/** How much a fit is worth: the others' cards count a little less than one's own. */
function worth({ unit, others }: Fit): number {
  return unit * (1 + WORTH * others);
}

/** The fit with the largest cards; smaller cards of the others are tried only at a size that would be worth it. */
export function best(sizes: readonly number[], dense: boolean, fits: (fit: Fit) => boolean, near?: number): Fit {
  const among = (those: readonly number[], others: number, from?: number): Fit => ({
    unit: largest(those, (unit) => fits({ unit, others, dense }), from),
    others,
    dense,
  });
  const [usual = 1, ...smaller] = OTHERS;
  let found = among(sizes, usual, near);
  for (const others of smaller) {
    const better = sizes.filter((unit) => worth({ unit, others, dense }) > worth(found));
    const [least] = better;
    if (found.unit !== sizes.at(-1) && least !== undefined && fits({ unit: least, others, dense })) found = among(better, others, least);
  }
  return found;
}

/** With a unit as large as this nobody misses anything; below it words make room for cards. */
const COMFORT = 44;

/** The best fit of all: what surrounds the cards becomes dense only where they would be small otherwise. */
export function fitting(sizes: readonly number[], fits: (fit: Fit) => boolean, near?: number): Fit {
  const comfort = Math.min(COMFORT, sizes.at(-1) ?? 0);
  // Where the others' smallest cards leave no comfort, nothing does.
  if (fits({ unit: comfort, others: LEAST_OTHERS, dense: false })) {
    const roomy = best(sizes, false, fits, near);
    if (roomy.unit >= comfort && fits(roomy)) return roomy;
  }
  return best(sizes, true, fits, near);
}

/** The next larger of some sizes; nothing if there is none. */
export function nextSize(sizes: readonly number[], size: number): number | undefined {
  return sizes.find((one) => one > size + 0.01);
}

/** The largest of some sizes that is worth a try after one that was too large by this share; nothing if none is left. */
export function smallerSize(sizes: readonly number[], size: number, share: number): number | undefined {
  return sizes.findLast((one) => one < size && one <= size * share) ?? (sizes[0] !== undefined && sizes[0] < size ? sizes[0] : undefined);
}

/** Cards of a hand are never smaller than a finger needs: those that are larger than this by the unit do not grow with it. */
const LEAST_HELD = 2;

/** By how much a table grows at least with the unit, when in each of its parts a card as large as this lies. */
export function growth(cards: readonly { width: number; height: number }[], unit: number, next: number): number {
  const growing = cards.filter(({ width }) => width <= unit * LEAST_HELD);
  return (next / unit - 1) * growing.reduce((sum, { height }) => sum + height, 0);
}

/** After so long without a change, cards may grow; or all of it is searched anew, where they had to shrink in haste. */
const CALM = 700;
const CALM_AGAIN = 900;

/**
 * Sets `--unit` on an element so that its content fits: smaller at once when it must, larger only when it is calm. While
 * sizes are tried the element has the class `trying`: nobody needs to know then how cards look inside.
 */
export class Fitting {
  private found: Fit | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly observer: ResizeObserver;

  constructor(
    private readonly element: HTMLElement,
    private readonly changed: (unit: number) => void,
    /** How large the unit may be for what is one's own. */
    private readonly most: () => number,
  ) {
    this.observer = new ResizeObserver(() => {
      this.search();
    });
    this.observer.observe(element);
  }

  /** Something else lies on the table now. */
  look(): void {
    clearTimeout(this.timer);
    if (!this.found) this.search();
    else if (this.overflows) this.shrink(this.found);
    else this.timer = setTimeout(() => { this.settle(); }, CALM);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.observer.disconnect();
  }

  private get overflows(): boolean {
    return this.element.scrollHeight > this.element.clientHeight + 1;
  }

  /** Sizes that suit the element as it is now; none where it is not in sight. */
  private get sizes(): number[] {
    const { clientWidth, clientHeight } = this.element;
    if (!clientWidth || !clientHeight) return [];
    return sizesBetween(...limitsFor(clientWidth, clientHeight, this.most()));
  }

  /** While cards fly there is no time to search: smaller by as much as is missing, and the rest when it is calm. */
  private shrink(found: Fit): void {
    const { sizes } = this;
    const unit = this.trying(() => this.shrunken(found, sizes));
    if (unit === undefined) {
      this.search();
      return;
    }
    this.found = { ...found, unit };
    this.changed(unit);
    this.timer = setTimeout(() => { this.search(); }, CALM_AGAIN);
  }

  /** The largest unit below this one that fits; nothing if none does. */
  private shrunken(found: Fit, sizes: readonly number[]): number | undefined {
    let { unit }: { unit: number | undefined } = found;
    while (unit !== undefined && this.overflows) {
      unit = smallerSize(sizes, unit, this.element.clientHeight / this.element.scrollHeight);
      if (unit !== undefined) this.fits({ ...found, unit });
    }
    return unit;
  }

  /** Every try lays the whole table out anew, so a search is worth it only where the next size fits, or this one does not. */
  private settle(): void {
    const { found, sizes } = this;
    const next = found && nextSize(sizes, found.unit);
    const isCrowded = this.element.classList.contains("crowded");
    if (!found || found.unit > (sizes.at(-1) ?? 0) + 0.01) this.search();
    else if (isCrowded || (next && this.hasRoom(found.unit, next))) {
      this.trying(() => {
        if (next && this.fits({ ...found, unit: next })) this.search(sizes);
        else this.keep(found);
      });
    }
  }

  /** Whether the next size may fit at all: what is free in the middle of the table is as much as it would grow. */
  private hasRoom(unit: number, next: number): boolean {
    const middle = this.element.querySelector(".middle");
    if (!middle || getComputedStyle(this.element).display !== "flex") return true;
    const lies = [...middle.children].map((child) => child.getBoundingClientRect()).filter((box) => box.height > 0);
    const taken = lies.length ? Math.max(...lies.map((box) => box.bottom)) - Math.min(...lies.map((box) => box.top)) : 0;
    const cards = [...this.element.children].flatMap((part) => part.querySelector(".hand .card") ?? part.querySelector(".card") ?? []);
    return middle.clientHeight - taken >= growth(cards.map((card) => card.getBoundingClientRect()), unit, next);
  }

  private fits({ unit, others, dense }: Fit): boolean {
    this.element.style.setProperty("--unit", `${String(unit)}px`);
    this.element.style.setProperty("--others", String(others));
    this.element.classList.toggle("dense", dense);
    this.element.classList.remove("crowded");
    return !this.overflows;
  }

  /** Stay with a fit; where even this one has too little room, the others are scrolled. */
  private keep(fit: Fit): void {
    const others = this.element.querySelector(".around");
    const scrolled = others?.scrollTop ?? 0;
    this.element.classList.toggle("crowded", !this.fits(fit));
    if (others) others.scrollTop = scrolled;
  }

  private search(sizes = this.sizes): void {
    if (!sizes.length) return;
    const before = this.found?.unit;
    const found = this.trying(() => {
      const fit = fitting(sizes, (each) => this.fits(each), before);
      this.keep(fit);
      return fit;
    });
    this.found = found;
    if (found.unit !== before) this.changed(found.unit);
  }

  /** Whatever is measured with cards in sight is measured before. */
  private trying<Found>(attempt: () => Found): Found {
    const isOuter = !this.element.classList.contains("trying");
    this.element.classList.add("trying");
    const found = attempt();
    if (isOuter) this.element.classList.remove("trying");
    return found;
  }
}
