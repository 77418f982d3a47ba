/** Cards as large as the room allows: the size is searched for at which nothing has to be scrolled. */

/** The largest of some sizes that fits, found by halving; the least if none does. */
export function largest(sizes: readonly number[], fits: (size: number) => boolean): number {
  let low = 0;
  let high = sizes.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(sizes[middle] ?? 0)) low = middle;
    else high = middle - 1;
  }
  return sizes[low] ?? 0;
}

/** Sizes from the least to the most, each a little larger than the one before, so that a table does not tremble. */
export function sizesBetween(least: number, most: number, ratio = 1.06): number[] {
  const sizes = [least];
  for (let size = least * ratio; size < most; size *= ratio) sizes.push(Math.round(size * 2) / 2);
  return [...sizes, Math.max(least, most)];
}

const LEAST = 26;

/** The least and the largest unit that suit a window, where what is one's own allows no more than `own`. */
export function limitsFor(width: number, height: number, own = Infinity): [number, number] {
  const most = Math.min(width / 8.4, height / 5.6, 110, own);
  return [Math.min(LEAST, most), Math.max(LEAST, most)];
}

/** How large the others' cards may be: smaller ones can save a row, and so make everything else larger. */
const OTHERS = [0.9, 0.76, 0.64];
/** Smaller cards of the others must be worth it by so much. */
const WORTH = 0.55;

export interface Fit {
  unit: number;
  others: number;
  /** Words and frames take as little room as they can. */
  dense: boolean;
}

/** The fit with the largest cards, the others' counting a little less than one's own. */
export function best(fits: readonly Fit[]): Fit {
  const worth = ({ unit, others }: Fit) => unit * (1 + WORTH * others);
  return fits.reduce((one, other) => (worth(other) > worth(one) ? other : one), fits[0] ?? { unit: 0, others: 1, dense: false });
}

/** With a unit as large as this nobody misses anything; below it words make room for cards. */
const COMFORT = 44;

/** The best fit of all: what surrounds the cards becomes dense only where they would be small otherwise. */
export function fitting(sizes: readonly number[], fits: (fit: Fit) => boolean): Fit {
  const most = sizes.at(-1) ?? 0;
  const tried = (dense: boolean): Fit => {
    const found: Fit[] = [];
    for (const others of OTHERS) {
      const unit = largest(sizes, (size) => fits({ unit: size, others, dense }));
      found.push({ unit, others, dense });
      if (unit === most) break;
    }
    return best(found);
  };
  const roomy = tried(false);
  return roomy.unit >= Math.min(COMFORT, most) && fits(roomy) ? roomy : tried(true);
}

/** The next larger of some sizes; nothing if there is none. */
export function nextSize(sizes: readonly number[], size: number): number | undefined {
  return sizes.find((one) => one > size + 0.01);
}

/** The largest of some sizes that is worth a try after one that was too large by this share; nothing if none is left. */
export function smallerSize(sizes: readonly number[], size: number, share: number): number | undefined {
  return sizes.findLast((one) => one < size && one <= size * share) ?? (sizes[0] !== undefined && sizes[0] < size ? sizes[0] : undefined);
}

/** After so long without a change, cards may grow; or all of it is searched anew, where they had to shrink in haste. */
const CALM = 250;
const CALM_AGAIN = 900;

/** Sets `--unit` on an element so that its content fits: smaller at once when it must, larger only when it is calm. */
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

  private get sizes(): number[] {
    const { clientWidth, clientHeight } = this.element;
    return sizesBetween(...limitsFor(clientWidth, clientHeight, this.most()));
  }

  /** While cards fly there is no time to search: smaller by as much as is missing, and the rest when it is calm. */
  private shrink(found: Fit): void {
    const { sizes } = this;
    let { unit } = found;
    while (this.overflows) {
      const next = smallerSize(sizes, unit, this.element.clientHeight / this.element.scrollHeight);
      if (next === undefined) {
        this.search();
        return;
      }
      unit = next;
      this.fits({ ...found, unit });
    }
    this.found = { ...found, unit };
    this.changed(unit);
    this.timer = setTimeout(() => { this.search(); }, CALM_AGAIN);
  }

  /** Every try lays the whole table out anew, so a search is worth it only where the next size fits, or this one does not. */
  private settle(): void {
    const { found, sizes } = this;
    const next = found && nextSize(sizes, found.unit);
    if (!found || found.unit > (sizes.at(-1) ?? 0) + 0.01 || (next && this.fits({ ...found, unit: next }))) this.search();
    else this.keep(found);
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
    const others = this.element.querySelector(".others");
    const scrolled = others?.scrollTop ?? 0;
    this.element.classList.toggle("crowded", !this.fits(fit));
    if (others) others.scrollTop = scrolled;
  }

  private search(): void {
    if (!this.element.clientWidth || !this.element.clientHeight) return;
    const before = this.found?.unit;
    this.found = fitting(this.sizes, (fit) => this.fits(fit));
    this.keep(this.found);
    if (this.found.unit !== before) this.changed(this.found.unit);
  }
}
