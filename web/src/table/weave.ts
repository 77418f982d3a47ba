/** What is woven into a cloth: a small drawing that repeats, hardly seen. */

/** So much of the accent's text is in the pattern: more of it, and the cloth would be read instead of the cards. */
const STRENGTH = 0.075;

interface Weave {
  width: number;
  height: number;
  paths: string;
}

const WEAVES: Record<string, (motif: string) => Weave> = {
  lozenges: (motif) => ({ width: 96, height: 96, paths: `<path d="M48 4 92 48 48 92 4 48Z"/>${at(motif, 36, 36)}` }),
  damask: (motif) => ({
    width: 96,
    height: 96,
    paths: `<path d="M48 4 92 48 48 92 4 48Z"/><path d="M48 14 82 48 48 82 14 48Z" opacity=".65"/>${at(motif, 36, 36)}${[-12, 84].map((x) => [-12, 84].map((y) => at(motif, x, y)).join("")).join("")}`,
  }),
  cubes: () => ({
    width: 84,
    height: 97,
    paths: `<path d="M42 0V24.2L84 48.5V72.7M42 24.2 0 48.5V72.7L42 97 84 72.7M0 48.5 42 72.7 84 48.5M42 72.7V97M0 0 42 24.2 84 0"/>`,
  }),
  circuit: () => ({
    width: 72,
    height: 72,
    paths: `<path d="M0 36H24M48 36H72M36 0V24M36 48V72"/><circle cx="36" cy="36" r="2.4"/><path d="M24 36 36 24M48 36 36 48" opacity=".65"/>`,
  }),
  shields: () => ({
    width: 64,
    height: 72,
    paths: `<path d="M8 6H56V34C56 50 46 62 32 68 18 62 8 50 8 34Z"/><path d="M32 6V68M8 30H56" opacity=".6"/>`,
  }),
  blades: () => ({ width: 80, height: 80, paths: `<path d="M0 0 80 80M80 0 0 80M40-4 84 40 40 84-4 40Z"/>` }),
};

function at(motif: string, x: number, y: number): string {
  return motif ? `<path transform="translate(${String(x)} ${String(y)})" d="${motif}"/>` : "";
}

/** A pattern by its name, as an image for a style sheet; lozenges where nobody knows the name. */
export function weaveOf(name: string, motif: string, colour: string): string {
  const { width, height, paths } = (WEAVES[name] ?? WEAVES["lozenges"])?.(motif) ?? { width: 1, height: 1, paths: "" };
  const size = `width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}"`;
  const pen = `fill="none" stroke="${colour}" stroke-opacity="${String(STRENGTH)}" stroke-width="1.4" stroke-linejoin="round"`;
  return `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${size} ${pen}>${paths}</svg>`)}")`;
}
