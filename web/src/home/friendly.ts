/** What somebody is called who has not said so. */

import { t } from "../words/site";
import type { Avatar } from "./avatars";

export function friendlyName(avatar: Avatar): string {
  return t(`me-name-${avatar}`);
}
