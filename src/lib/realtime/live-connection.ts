import type { RealtimeCloseCode, RealtimeNotice, RealtimePing } from '../../../core/contracts/realtime';
import { delayBefore } from './back-off';
import { maxReconnects, openTimeout, pingInterval, probeTimeout } from './constants';
import type { LiveState } from './live-slice';

/** The person or the session apparently may not have a socket: tried again when the tab becomes visible. */
export class LiveRefusedError extends Error {}

export interface LiveOptions {
  /** @throws LiveRefusedError, or any other error for a temporary reason */
  getTicket: () => Promise<string>;
  /** Opens a socket that requests the events of the last `age` milliseconds. */
  openSocket: (ticket: string, age: number) => WebSocket;
  onMessage: (data: unknown) => void;
  onState: (state: LiveState) => void;
  /** The server responds, but no socket can be opened: an intermediary blocks it. */
  onBlocked: () => void;
  isOnline: () => boolean;
  /** Events since this time are requested, in milliseconds since 1970. */
  staleSince: number;
}

export interface LiveConnection {
  connect(): void;
  /** Called when the device is online or the tab visible again: connects immediately, and probes an open socket. */
  wake(): void;
  /** Closes the socket until `wake`. */
  rest(): void;
  stop(): void;
}

const notMember: RealtimeCloseCode = 4403;
const tooManySockets: RealtimeCloseCode = 4408;
const ping = JSON.stringify({ type: 'ping' } satisfies RealtimePing);
const pong = JSON.stringify({ type: 'pong' } satisfies RealtimeNotice);

/** A socket that reconnects automatically and then reports the age of its data. */
export function createLiveConnection(options: LiveOptions): LiveConnection {
  let state: LiveState = 'off';
  let attempts = 0;
  let lastKnown = options.staleSince;
  let heard = true;
  let pingedAt = lastKnown;
  let current: { socket?: WebSocket } = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const enter = (next: LiveState) => {
    state = next;
    options.onState(next);
  };

  const after = (ms: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  };

  /** Drops the socket and ignores further messages from it. */
  const drop = () => {
    clearTimeout(timer);
    const { socket } = current;
    current = {};
    socket?.close();
  };

  const rest = () => {
    drop();
    enter('resting');
  };

  const retry = () => {
    drop();
    attempts += 1;
    if (!options.isOnline()) return rest();
    enter(attempts > maxReconnects ? 'resting' : 'waiting');
    after(delayBefore(attempts), () => void connect());
  };

  const refuse = () => {
    drop();
    enter('refused');
  };

  const expectAnswer = (ms: number, then: () => void) => {
    heard = false;
    pingedAt = Date.now();
    current.socket?.send(ping);
    after(ms, () => (heard ? then() : retry()));
  };

  const keepAlive = () =>
    expectAnswer(pingInterval, () => {
      attempts = 0;
      keepAlive();
    });

  async function connect(): Promise<void> {
    drop();
    const mine: { socket?: WebSocket } = (current = {});
    enter('connecting');
    let ticket: string;
    try {
      ticket = await options.getTicket();
    } catch (error) {
      if (mine !== current) return;
      return error instanceof LiveRefusedError ? refuse() : retry();
    }
    if (mine !== current) return;
    listen(options.openSocket(ticket, Math.max(0, Date.now() - lastKnown)));
  }

  function listen(socket: WebSocket): void {
    current.socket = socket;
    const whileCurrent =
      <Event>(handle: (event: Event) => void) =>
      (event: Event) => {
        if (current.socket === socket) handle(event);
      };
    let opened = false;
    after(openTimeout, retry);
    socket.addEventListener(
      'open',
      whileCurrent(() => {
        opened = true;
        enter('open');
        keepAlive();
      }),
    );
    socket.addEventListener(
      'message',
      whileCurrent(({ data }: MessageEvent<unknown>) => {
        heard = true;
        // The response to a ping arrives after every event sent before it, including missed ones.
        if (data === pong) lastKnown = pingedAt;
        options.onMessage(data);
      }),
    );
    socket.addEventListener(
      'close',
      whileCurrent(({ code }: CloseEvent) => {
        if (code === notMember) return refuse();
        if (code === tooManySockets) return rest();
        if (!opened && attempts >= maxReconnects) options.onBlocked();
        retry();
      }),
    );
  }

  return {
    connect: () => void connect(),
    wake() {
      if (state === 'open') return expectAnswer(probeTimeout, keepAlive);
      if (state === 'off' || state === 'connecting') return;
      attempts = 0;
      void connect();
    },
    rest() {
      if (state !== 'refused') rest();
    },
    stop() {
      drop();
      enter('off');
    },
  };
}
