/** Asking somebody's name: once, when others are going to read it. The window itself is in the header. */

import { anyAvatar, friendlyName } from "../home/friendly";
import { myself } from "./guest.svelte";

class Introduction {
  open = $state(false);
  private waiting: ((answered: boolean) => void) | null = null;

  /** Whether there is a name now; false if the person closed the window instead. */
  async named(): Promise<boolean> {
    await myself.find();
    if (myself.guest && myself.named) return true;
    return this.ask();
  }

  /** Be somebody without being asked: a friendly animal, whose name can be changed at any time. */
  async anybody(): Promise<void> {
    await myself.find();
    if (myself.guest) return;
    const avatar = anyAvatar();
    await myself.be(friendlyName(avatar), avatar);
  }

  ask(): Promise<boolean> {
    this.close(false);
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
