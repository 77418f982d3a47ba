/** The live connection to one table: it comes back by itself after interruptions, and says where it was. */

import type { Said, ToldMessage } from "./messages";

export type Connection = "connecting" | "open" | "lost";

const PAUSES = [200, 500, 1000, 2000, 4000];
/** Milliseconds before it comes back, longer each time in vain. */

export interface Listener {
  told(message: ToldMessage): void;
  connection(state: Connection): void;
  /** The last ply that is known here. */
  ply(): number;
  /** What was said and never answered: said again after an interruption. */
  unanswered(): Said[];
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private failures = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    private readonly listener: Listener,
    /** From outside, even if this person has a seat: for a screen that everybody sees. */
    private readonly spectator = false,
  ) {
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Say something; false if there is no connection now. */
  say(message: Said): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Leave and come back at once: as somebody else, after a name was given. */
  again(): void {
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      const outside = this.spectator ? { spectator: true } : {};
      this.say({ type: "watch", table: this.table, ply: this.listener.ply(), ...outside });
      this.listener.unanswered().forEach((message) => this.say(message));
      this.listener.connection("open");
    };
    socket.onmessage = (frame: MessageEvent<string>) => {
      if (this.socket === socket) this.listener.told(JSON.parse(frame.data) as ToldMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.comeBack();
    };
  }

  private comeBack(): void {
    if (this.closed) return;
    this.listener.connection("lost");
    const pause = PAUSES[Math.min(this.failures, PAUSES.length - 1)] ?? 1000;
    this.failures += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.open();
    }, pause);
  }

  /** Somebody looks again, or the network is back: do not wait any longer. */
  private readonly hurry = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  };
}
