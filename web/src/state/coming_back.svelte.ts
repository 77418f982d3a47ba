/** What could not be asked for because the server was away is asked for again when it is back. */

import { untrack } from "svelte";

import { AWAY, type Refused } from "../wire/http";
import { network } from "./network.svelte";

/** To be called while a component is made: `refused` says what came of the last try. */
export function whenServerIsBack(refused: () => Refused | null, again: () => void): void {
  $effect(() => {
    if (network.here && refused()?.refusal.error === AWAY.error) untrack(again);
  });
}
