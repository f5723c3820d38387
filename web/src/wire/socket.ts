import type { ClientMessage, ServerMessage } from './types.gen';

export type Link = 'connecting' | 'open' | 'lost';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 6_000;

interface Handlers {
  message: (message: ServerMessage) => void;
  link: (link: Link) => void;
}

/** A socket that comes back by itself, waits longer after each failure, and notices a dead line by its pings. */
export class Live {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly path: string,
    readonly handlers: Handlers,
  ) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#forget();
  }

  #connect(): void {
    this.#forget();
    const address = new URL(this.path, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#lost();
  }

  #opened(): void {
    this.#wait = FIRST_WAIT;
    this.handlers.link('open');
    this.#ping = setInterval(() => this.#check(), PING_EVERY);
  }

  #heard(message: ServerMessage): void {
    clearTimeout(this.#deadline);
    if (message.type !== 'pong') this.handlers.message(message);
  }

  #check(): void {
    this.send({ type: 'ping' });
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#lost(), PONG_WITHIN);
  }

  #lost(): void {
    if (this.#closed) return;
    this.#forget();
    this.handlers.link('lost');
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  // The network or the reader is back: no reason to wait any longer.
  #hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.#closed) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#check();
    else this.#connect();
  };

  #forget(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#deadline);
    clearInterval(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }
}
