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

/** The least and the largest unit that suit a window. */
export function limitsFor(width: number, height: number): [number, number] {
  const most = Math.min(width / 8.4, height / 7.2, 110);
  return [Math.min(26, most), Math.max(26, most)];
}

/** After so long without a change, cards may grow. */
const CALM = 700;

/** Sets `--unit` on an element so that its content fits: smaller at once when it must, larger only when it is calm. */
export class Fitting {
  unit = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly observer: ResizeObserver;

  constructor(
    private readonly element: HTMLElement,
    private readonly changed: (unit: number) => void,
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

  private search(): void {
    const { clientWidth, clientHeight } = this.element;
    if (!clientWidth || !clientHeight) return;
    const sizes = sizesBetween(...limitsFor(clientWidth, clientHeight));
    const fits = (size: number) => {
      this.element.style.setProperty("--unit", `${String(size)}px`);
      return !this.overflows;
    };
    const found = largest(sizes, fits);
    fits(found);
    if (found === this.unit) return;
    this.unit = found;
    this.changed(found);
  }
}

