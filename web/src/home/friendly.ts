/** Who somebody is that has not said so: an animal with a friendly name. */

import { t } from "../words/site";

export const AVATARS = [
  "fox", "owl", "bear", "cat", "hare", "wolf", "badger", "raven", "hedgehog", "frog", "stag", "otter",
] as const;
export type Avatar = (typeof AVATARS)[number];

export function anyAvatar(): Avatar {
  return AVATARS[Math.floor(Math.random() * AVATARS.length)] ?? "fox";
}

export function friendlyName(avatar: Avatar): string {
  return t(`me-name-${avatar}`);
}
