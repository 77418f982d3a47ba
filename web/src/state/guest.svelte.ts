/** Who this person is to the server: a guest with a nickname and an avatar, remembered by a cookie. */

import * as http from "../wire/http";
import type { GuestInfo } from "../wire/contract";
import { recall, remember } from "./storage";

const NAMED = "named";
const UNKNOWN_GUEST = 401;

class Myself {
  guest = $state.raw<GuestInfo | null>(null);
  /** Whether the server has been asked who this is. */
  known = $state(false);
  /** Whether the person has said how they want to be called; if not they are asked once, when others will read it. */
  named = $state(recall(NAMED) !== "");

  private finding: Promise<void> | null = null;

  /** Ask the server who this is; a server that is away can be asked again. */
  find(): Promise<void> {
    if (this.known) return Promise.resolve();
    this.finding ??= this.ask().finally(() => (this.finding = null));
    return this.finding;
  }

  async be(name: string, avatar: string): Promise<void> {
    this.guest = this.guest ? await http.renameGuest(name, avatar) : await http.becomeGuest(name, avatar);
    this.known = true;
  }

  /** The person said it: they need not be asked again. */
  async introduce(name: string, avatar: string): Promise<void> {
    await this.be(name, avatar);
    this.named = true;
    remember(NAMED, "yes");
  }

  private async ask(): Promise<void> {
    try {
      this.guest = (await http.whoAmI()) ?? null;
      this.known = true;
    } catch (refused) {
      if (!(refused instanceof http.Refused)) throw refused;
      this.known = refused.status === UNKNOWN_GUEST;
    }
  }
}

export const myself = new Myself();
