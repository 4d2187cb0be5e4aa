// The package doesn't export the types of its protocol.
import type {
  ClientMessage,
  parseServerMessage,
} from '../../../../node_modules/convex/dist/esm-types/browser/sync/protocol';
import { setTimer } from '../environment';

export type { ClientMessage };
/** As it is sent, with timestamps in base64. */
export type ServerMessage = Parameters<typeof parseServerMessage>[0];

export interface Connection {
  receive(message: ClientMessage): void;
  close(): void;
}

type Connect = (send: (message: ServerMessage) => void) => Connection;

/** The network of one window, and whether there is any. */
export class Network {
  readonly connect: Connect;
  /** The class to give to the Convex client as `webSocketConstructor`. */
  readonly WebSocket: typeof WebSocket;
  readonly sockets = new Set<Socket>();
  isOnline = true;

  constructor(connect: Connect) {
    this.connect = connect;
    // The client uses only what `Socket` has.
    this.WebSocket = Socket.bind(null, this) as unknown as typeof WebSocket;
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    for (const socket of [...this.sockets]) {
      if (isOnline) socket.open();
      else socket.drop();
    }
  }
}

/** A WebSocket without a wire. Offline, a new one waits instead of failing, so that the client doesn't back off. */
class Socket {
  onopen: ((event: object) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  readyState: 0 | 1 | 3 = 0;
  readonly #network: Network;
  #connection: Connection | undefined;

  constructor(network: Network) {
    this.#network = network;
    network.sockets.add(this);
    setTimer(() => this.open(), 0);
  }

  open(): void {
    if (this.readyState !== 0 || !this.#network.isOnline) return;
    this.readyState = 1;
    this.#connection = this.#network.connect((message) => {
      if (this.readyState === 1) this.onmessage?.({ data: JSON.stringify(message) });
    });
    this.onopen?.({});
  }

  send(data: string): void {
    if (this.readyState !== 1) throw new Error('The socket is not open.');
    this.#connection?.receive(JSON.parse(data) as ClientMessage);
  }

  /** Loses the connection. One that is still waiting for the network goes on waiting. */
  drop(): void {
    if (this.readyState === 1) this.#end(1006);
  }

  close(): void {
    if (this.readyState !== 3) this.#end(1000);
  }

  #end(code: number): void {
    this.readyState = 3;
    this.#connection?.close();
    this.#network.sockets.delete(this);
    setTimer(() => this.onclose?.({ code, reason: '' }), 0);
  }
}
