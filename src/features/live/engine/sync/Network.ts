import type { ClientMessage, ServerMessage } from './protocol';

/** The server's end of a connection. */
export interface Connection {
  receive(message: ClientMessage): void;
  close(): void;
}

/** Opens a connection to a server, which sends messages to the given function. */
export type Connect = (send: (message: ServerMessage) => void) => Connection;

const { setTimeout: setTimer } = globalThis;

/**
 * Delivers in order, each after half of the round trip. One timer serves the whole queue: with a timer per
 * message, messages would overtake each other. Each delivery is a task, so that rendering gets its turn.
 */
class Queue {
  readonly #network: Network;
  readonly #channel = new MessageChannel();
  readonly #waiting: { at: number; deliver: () => void }[] = [];
  #isArmed = false;
  #last = 0;

  constructor(network: Network) {
    this.#network = network;
    this.#channel.port1.onmessage = () => this.#run();
  }

  add(deliver: () => void): void {
    this.#last = Math.max(this.#last, performance.now() + this.#network.latencyMs / 2);
    this.#waiting.push({ at: this.#last, deliver });
    this.#arm();
  }

  close(): void {
    this.#waiting.length = 0;
    this.#channel.port1.close();
  }

  #arm(): void {
    const [next] = this.#waiting;
    if (this.#isArmed || !next) return;
    this.#isArmed = true;
    const delayMs = next.at - performance.now();
    if (delayMs < 1) this.#channel.port2.postMessage(undefined);
    else setTimer(() => this.#run(), delayMs);
  }

  #run(): void {
    this.#isArmed = false;
    try {
      for (
        let [next] = this.#waiting;
        next && next.at <= performance.now() + 1;
        [next] = this.#waiting
      ) {
        this.#waiting.shift();
        next.deliver();
      }
    } finally {
      this.#arm();
    }
  }
}

/** The network of one window: how long it takes, and whether there is any. */
export class Network {
  /** The round trip, in milliseconds. */
  latencyMs = 0;
  /** Is called when a result that has arrived differs from the last one of its query. */
  onChange: (() => void) | undefined;
  readonly connect: Connect;
  /** The class to give to the Convex client as `webSocketConstructor`. */
  readonly WebSocket: typeof WebSocket;
  readonly #sockets = new Set<Socket>();
  readonly #results = new Map<number, string>();
  #isOnline = true;

  constructor(connect: Connect) {
    this.connect = connect;
    const add = (socket: Socket) => this.#sockets.add(socket);
    const network = this;
    class NetworkSocket extends Socket {
      constructor() {
        super(network);
        add(this);
      }
    }
    // The client uses only what `Socket` has.
    this.WebSocket = NetworkSocket as unknown as typeof WebSocket;
  }

  get isOnline(): boolean {
    return this.#isOnline;
  }

  set isOnline(isOnline: boolean) {
    this.#isOnline = isOnline;
    for (const socket of [...this.#sockets]) {
      if (isOnline) socket.open();
      else socket.drop();
    }
  }

  /** Takes a message that arrives. A new connection sends all results again, which does not count as a change. */
  arrive(message: ServerMessage): void {
    if (message.type !== 'Transition') return;
    for (const modification of message.modifications) {
      const { queryId } = modification;
      const result = JSON.stringify(modification);
      if ((this.#results.get(queryId) ?? result) !== result) this.onChange?.();
      this.#results.set(queryId, result);
    }
  }

  forget(socket: Socket): void {
    this.#sockets.delete(socket);
  }
}

/** A WebSocket without a wire. */
class Socket {
  onopen: ((event: object) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  readyState: 0 | 1 | 3 = 0;
  readonly #network: Network;
  readonly #up: Queue;
  readonly #down: Queue;
  #connection: Connection | undefined;
  /** Whether it waits for the network instead of failing, so that the client doesn't back off for seconds. */
  #isHeld = false;

  constructor(network: Network) {
    this.#network = network;
    this.#up = new Queue(network);
    this.#down = new Queue(network);
    this.#down.add(() => {
      this.#isHeld = true;
      this.open();
    });
  }

  /** Opens it once the network is there. */
  open(): void {
    if (!this.#isHeld || this.readyState !== 0 || !this.#network.isOnline) return;
    this.readyState = 1;
    this.#connection = this.#network.connect((message) => {
      const data = JSON.stringify(message);
      this.#down.add(() => {
        if (this.readyState !== 1) return;
        this.onmessage?.({ data });
        this.#network.arrive(message);
      });
    });
    this.onopen?.({});
  }

  send(data: string): void {
    if (this.readyState !== 1) throw new Error('The socket is not open.');
    this.#up.add(() => {
      if (this.readyState === 1) this.#connection?.receive(JSON.parse(data) as ClientMessage);
    });
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
    this.#up.close();
    this.#down.close();
    this.#network.forget(this);
    setTimer(() => this.onclose?.({ code, reason: '' }), 0);
  }
}
