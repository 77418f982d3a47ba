/** Whether a person plays with bots alone: then nobody else has to be asked, waited for or spared. */

import type { TableInfo } from "../wire/contract";

export function isAloneWithBots(info: TableInfo | null, seat: number | null): boolean {
  return seat !== null && info !== null && info.seats.every((each, at) => at === seat || !each.guest);
}
