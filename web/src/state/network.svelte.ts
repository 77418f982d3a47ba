/** Whether this device has a network at all; without one only what was kept can be read. */

class Network {
  online = $state(navigator.onLine);

  constructor() {
    addEventListener("online", () => (this.online = true));
    addEventListener("offline", () => (this.online = false));
  }
}

export const network = new Network();
