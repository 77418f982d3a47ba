/** What happens is told as large as the seats around it leave room for. */

/** Scales to try, the largest first; a smaller one would hardly be noticed. */
const SIZES = [1.8, 1.65, 1.5, 1.35, 1.2, 1.1];
const PARTS = ".words, .lies, .band > .counters";
/** At most this share of the strip's height is filled. */
const FILLED = 0.88;

/** Sets `--larger` to the most at which nothing leaves its strip or the screen, and no line of what is told breaks anew. */
export function grow(television: HTMLElement): void {
  const parts = [...television.querySelectorAll<HTMLElement>(PARTS)];
  const strip = television.querySelector(".band");
  const heightsAt = (size: number) => {
    television.style.setProperty("--larger", String(size));
    return parts.map((part) => part.offsetHeight);
  };
  const usual = heightsAt(1);
  const room = (strip?.getBoundingClientRect().height ?? 0) * FILLED;
  const fits = (size: number) =>
    heightsAt(size).every((height, at) => height <= (usual[at] ?? 0) + 1) &&
    parts.every((part) => part.getBoundingClientRect().height <= room) &&
    television.scrollHeight <= television.clientHeight + 1;
  if (!SIZES.some(fits)) heightsAt(1);
}
