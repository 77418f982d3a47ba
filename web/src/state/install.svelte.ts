/** Putting the page among the apps of this device, where the browser offers it. */

/** What browsers that can install send; it is not in the standard yet. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  offer = $state.raw<InstallOffer | null>(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as InstallOffer;
    });
    addEventListener("appinstalled", () => (this.offer = null));
  }

  async accept(): Promise<void> {
    await this.offer?.prompt();
    this.offer = null;
  }
}

export const install = new Install();
