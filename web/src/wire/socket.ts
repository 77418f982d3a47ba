/** The live connection to one table: it comes back by itself after interruptions, and says where it was. */

import type { ClientMessage, ServerMessage } from "./contract";
import { isForGood } from "./refusals";

export type Connection = "connecting" | "open" | "lost";

const PAUSES = [200, 500, 1000, 2000, 4000];
/** Milliseconds before it comes back, longer each time in vain. */
const STEADY = 5000;
/** Milliseconds after which a connection was not in vain. */
const PATIENCE = 5000;
/** Milliseconds without a word after a move, or at first: the server hangs, and another worker of it may answer. */

export interface Listener {
  received(message: ServerMessage): void;
  connection(state: Connection): void;
  /** The last ply that is known here. */
  ply(): number;
  /** What was said and never answered: said again, as it was, on each new connection. */
  unanswered(): ClientMessage[];
}

export class TableSocket {
  private socket: WebSocket | null = null;
  /** Whether the server has told the table on this connection: before that it can do nothing with what is said. */
  private following = false;
  private followedSince = 0;
  private failures = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

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

  /** Say something about the table; it is lost if the table is not followed now. */
  say(message: ClientMessage): void {
    if (!this.following || this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    if (message.type === "move") this.expect();
  }

  private expect(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      const hangs = this.socket;
      this.socket = null;
      this.failures = Math.max(this.failures, 1);
      this.comeBack();
      hangs?.close();
    }, PATIENCE);
  }

  /** Leave and come back: as somebody else after a name was given, or because something did not arrive. */
  again(): void {
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    // A proxy finds the table's worker by the address. What was in vain twice is tried at another worker.
    const again = this.failures > 1 ? `&again=${this.failures}` : "";
    const socket = new WebSocket(`${scheme}://${location.host}/socket?table=${this.table}${again}`);
    this.socket = socket;
    this.following = false;
    this.expect();
    socket.onopen = () => {
      const outside = this.spectator ? { spectator: true } : {};
      const watch: ClientMessage = { type: "watch", table: this.table, ply: this.listener.ply(), ...outside };
      socket.send(JSON.stringify(watch));
    };
    socket.onmessage = (frame: MessageEvent<string>) => {
      if (this.socket === socket) this.hear(JSON.parse(frame.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.comeBack();
    };
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.silence);
    if (message.type === "welcome" && !this.following) this.follow();
    this.listener.received(message);
    // A table that cannot be told now is asked for again.
    if (message.type === "refused" && !this.following && !isForGood(message)) this.again();
  }

  private follow(): void {
    this.following = true;
    this.followedSince = Date.now();
    this.listener.connection("open");
    this.listener.unanswered().forEach((message) => {
      this.say(message);
    });
  }

  private comeBack(): void {
    if (this.closed) return;
    if (this.following && Date.now() - this.followedSince > STEADY) this.failures = 0;
    this.following = false;
    this.listener.connection("lost");
    const pause = PAUSES[Math.min(this.failures, PAUSES.length - 1)] ?? 1000;
    this.failures += 1;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
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
