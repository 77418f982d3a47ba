/** The light over a table, by a word that the table has: four colours from where it comes from to where it is darkest. */

import type { SkyLook } from "../wire/contract";

/** A sky as an image for a style sheet; the horizon lies where the seats on the far side stand. */
export function skyImage(sky: SkyLook, theme: "dark" | "light"): string {
  const [first, second, third, last] = sky[theme];
  return sky.source === "moon"
    ? `radial-gradient(90% 130% at 84% 8%, ${first}, ${second} 22%, ${third} 52%, ${last} 100%)`
    : `radial-gradient(75% 120% at 50% 100%, ${first}, ${second} 30%, ${third} 62%, ${last} 100%)`;
}
