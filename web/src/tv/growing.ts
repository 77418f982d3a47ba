/** What happens is told as large as the seats around it leave room for. */

/** So much larger, from the most to nothing. */
const SIZES = [1.8, 1.65, 1.5, 1.35, 1.2, 1.1, 1];
const PARTS = ".words, .lies, .band > .counters";

/** Sets `--larger` to the most at which nothing leaves the screen, and no line of what is told breaks anew. */
export function grow(television: HTMLElement): void {
  const parts = [...television.querySelectorAll<HTMLElement>(PARTS)];
  const heightsAt = (size: number) => {
    television.style.setProperty("--larger", String(size));
    return parts.map((part) => part.offsetHeight);
  };
  const usual = heightsAt(1);
  SIZES.find((size) => heightsAt(size).every((height, at) => height <= (usual[at] ?? 0) + 1) && television.scrollHeight <= television.clientHeight + 1);
}
