/** A part of the table that is shown large, over the rest of it. */

import { sameMoves, type Touches } from "./touches.svelte";

/**
 * A look is over when it has done what it was for: a touch has made or changed a move, or what could be done when it
 * began cannot be done any more. What is only looked at stays, whatever the others do.
 */
export function lookUntilDone(touches: Touches, over: () => void): void {
  let before: { touched: number; choices: Touches["choices"] } | undefined;
  $effect(() => {
    const now = { touched: touches.state.touched.length, choices: touches.choices };
    before ??= now;
    const isDone = now.touched !== before.touched || (before.choices.length > 0 && !sameMoves(now.choices, before.choices));
    if (isDone) over();
  });
}
