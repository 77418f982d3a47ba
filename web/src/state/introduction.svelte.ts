/** Asking somebody's name: once, when others are going to read it. The window itself is in the header. */

import { anyAvatar } from "../home/avatars";
import { friendlyName } from "../home/friendly";
import type { Seat } from "../wire/contract";
import { myself } from "./guest.svelte";

class Introduction {
  open = $state(false);
  /** The avatars of those at the table where the person is about to sit down. */
  taken: readonly string[] = [];
  private waiting: ((answered: boolean) => void) | null = null;

  /** Whether there is a name now; false if the person closed the window instead. */
  async named(others: readonly Seat[] = []): Promise<boolean> {
    await myself.find();
    if (myself.guest && myself.named) return true;
    return this.ask(others);
  }

  /** Be somebody without being asked: a friendly animal, whose name can be changed at any time. */
  async anybody(): Promise<void> {
    await myself.find();
    if (myself.guest) return;
    const avatar = anyAvatar();
    await myself.be(friendlyName(avatar), avatar);
  }

  ask(others: readonly Seat[] = []): Promise<boolean> {
    this.close(false);
    this.taken = others.flatMap((seat) => seat.avatar ?? []);
    this.open = true;
    return new Promise((resolve) => (this.waiting = resolve));
  }

  close(answered: boolean): void {
    this.open = false;
    this.waiting?.(answered);
    this.waiting = null;
  }
}

export const introduction = new Introduction();
