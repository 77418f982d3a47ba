/** Who this person is to the server: a guest with a nickname and an avatar, remembered by a cookie. */

import * as http from "../wire/http";
import type { Guest } from "../wire/http";

class Myself {
  guest = $state.raw<Guest | null>(null);
  /** Whether the server has been asked who this is. */
  known = $state(false);

  async find(): Promise<void> {
    try {
      this.guest = await http.whoAmI();
    } catch (refused) {
      if (!(refused instanceof http.Refused)) throw refused;
      this.guest = null;
    }
    this.known = true;
  }

  async be(name: string, avatar: string): Promise<void> {
    this.guest = this.guest ? await http.renameGuest(name, avatar) : await http.becomeGuest(name, avatar);
    this.known = true;
  }
}

export const myself = new Myself();
