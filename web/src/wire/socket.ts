/** The live connection to one table: it comes back by itself after interruptions, and says where it was. */

import type { ClientMessage, ServerMessage } from "./contract";
import { isForGood } from "./refusals";

export type Connection = "connecting" | "open" | "lost";

const PAUSES = [200, 500, 1000, 2000, 4000];
/** Milliseconds at most before it comes back, longer each time in vain. Not all who lost a server come at once. */
const STEADY = 5000;
/** Milliseconds after which a connection was not in vain. */
const PATIENCE = 5000;
/** Milliseconds without a word after a move, or at first: the server hangs, and another worker of it may answer. */
const SILENT = 1000;
/** The same after a ping, which a worker answers at once. Slow networks have as long as connecting took, if it is more. */

/** What a table is told; pongs are between this socket and the server. */
export type TableMessage = Exclude<ServerMessage, { type: "pong" }>;

export interface Listener {
  received(message: TableMessage): void;
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
  private openedAt = 0;
  private followedSince = 0;
  private failures = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private pong: ReturnType<typeof setTimeout> | undefined;
  private heard = false;

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
    this.silence = this.leaveAfter(PATIENCE);
  }

  /** Go to another worker, unless this one says something meanwhile. */
  private leaveAfter(patience: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      const hangs = this.socket;
      this.socket = null;
      this.failures = Math.max(this.failures, 1);
      this.comeBack();
      hangs?.close();
    }, patience);
  }

  /** See now and then whether the worker still runs, where there are others. Nobody waits for it at a page out of sight. */
  private feelPulse(seconds: number): void {
    if (seconds === 0) return;
    const patience = Math.max(SILENT, Date.now() - this.openedAt);
    this.pulse = setInterval(() => {
      if (!this.heard && !this.pong && !document.hidden) {
        this.say({ type: "ping" });
        this.pong = this.leaveAfter(patience);
      }
      this.heard = false;
    }, seconds * 1000);
  }

  /** Leave and come back: as somebody else after a name was given, or because something did not arrive. */
  again(): void {
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    this.stopTimers();
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
    this.openedAt = Date.now();
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
    this.heard = true;
    clearTimeout(this.pong);
    this.pong = undefined;
    if (message.type === "pong") return;
    clearTimeout(this.silence);
    if (message.type === "welcome" && !this.following) this.follow(message.pulse ?? 0);
    this.listener.received(message);
    // A table that cannot be told now is asked for again.
    if (message.type === "refused" && !this.following && !isForGood(message)) this.again();
  }

  private follow(pulse: number): void {
    this.following = true;
    this.followedSince = Date.now();
    this.feelPulse(pulse);
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
    const pause = Math.random() * (PAUSES[Math.min(this.failures, PAUSES.length - 1)] ?? 1000);
    this.failures += 1;
    this.stopTimers();
    this.timer = setTimeout(() => {
      this.open();
    }, pause);
  }

  private stopTimers(): void {
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    clearTimeout(this.pong);
    this.pong = undefined;
    clearInterval(this.pulse);
  }

  /** Somebody looks again, or the network is back: do not wait any longer. */
  private readonly hurry = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  };
}
