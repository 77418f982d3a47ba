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

/** After so long without a change, cards may grow. */
const CALM = 250;

/** Sets `--unit` on an element so that its content fits: smaller at once when it must, larger only when it is calm. */
export class Fitting {
  unit = 0;
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
    if (!this.unit || this.overflows) this.search();
    else this.timer = setTimeout(() => { this.search(); }, CALM);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.observer.disconnect();
  }

  private get overflows(): boolean {
    return this.element.scrollHeight > this.element.clientHeight + 1;
  }

  private fits({ unit, others, dense }: Fit): boolean {
    this.element.style.setProperty("--unit", `${String(unit)}px`);
    this.element.style.setProperty("--others", String(others));
    this.element.classList.toggle("dense", dense);
    return !this.overflows;
  }

  private search(): void {
    const { clientWidth, clientHeight } = this.element;
    if (!clientWidth || !clientHeight) return;
    const sizes = sizesBetween(...limitsFor(clientWidth, clientHeight, this.most()));
    const found = fitting(sizes, (fit) => this.fits(fit));
    this.fits(found);
    if (found.unit === this.unit) return;
    this.unit = found.unit;
    this.changed(found.unit);
  }
}
