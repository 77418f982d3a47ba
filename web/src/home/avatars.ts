/** The animals that a guest can be. */

export const AVATARS = [
  "fox", "owl", "bear", "cat", "hare", "wolf", "badger", "raven", "hedgehog", "frog", "stag", "otter",
] as const;
export type Avatar = (typeof AVATARS)[number];

/** One that nobody of these is yet, as long as there is one. */
export function anyAvatar(taken: readonly string[] = []): Avatar {
  const free = AVATARS.filter((avatar) => !taken.includes(avatar));
  const among = free.length ? free : AVATARS;
  return among[Math.floor(Math.random() * among.length)] ?? "fox";
}
