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
  return [Math.min(30, most), Math.max(30, most)];
}

/** Sets `--unit` on an element so that its content fits into it. */
export function fitted(changes: () => unknown): (element: HTMLElement) => () => void {
  return (element) => {
    let frame = 0;
    const fit = () => {
      frame = 0;
      const { clientWidth, clientHeight } = element;
      if (!clientWidth || !clientHeight) return;
      const sizes = sizesBetween(...limitsFor(clientWidth, clientHeight));
      const fits = (size: number) => {
        element.style.setProperty("--unit", `${String(size)}px`);
        return element.scrollHeight <= clientHeight + 1;
      };
      fits(largest(sizes, fits));
    };
    const soon = () => {
      if (!frame) frame = requestAnimationFrame(fit);
    };
    const observer = new ResizeObserver(soon);
    observer.observe(element);
    changes();
    fit();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  };
}

