// A WebSocket that reconnects when it is lost.

const FIRST_WAIT = 400; // [ms]
const MAX_WAIT = 5000; // [ms]

/** An address on this server, with the token of the page. */
export function address(path: string): string {
  const url = new URL(path, location.href);
  const token = new URLSearchParams(location.search).get("token");
  if (token && url.origin === location.origin && !url.searchParams.has("token")) url.searchParams.set("token", token);
  return url.href;
}

export interface Listener {
  opened(): void;
  lost(): void;
  text(message: unknown): void;
  bytes(buffer: ArrayBuffer): void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;

  constructor(
    private readonly listener: Listener,
    private readonly path = "/ws",
  ) {
    this.connect();
    // After standby, reconnect at once.
    addEventListener("online", () => this.connect());
  }

  get open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Whether the message was sent; without a connection it is dropped, as it would be out of date later. */
  send(message: Record<string, unknown>): boolean {
    if (!this.open) return false;
    this.socket!.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    const state = this.socket?.readyState;
    if (state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    const socket = new WebSocket(address(this.path).replace(/^http/, "ws"));
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.wait = FIRST_WAIT;
      this.listener.opened();
    });
    socket.addEventListener("message", ({ data }) => {
      if (typeof data !== "string") this.listener.bytes(data as ArrayBuffer);
      else this.listener.text(JSON.parse(data));
    });
    socket.addEventListener("close", () => {
      if (this.socket !== socket) return;
      this.listener.lost();
      setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(MAX_WAIT, this.wait * 1.6);
    });
  }
}
