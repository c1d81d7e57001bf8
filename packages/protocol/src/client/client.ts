import { applied, type Change } from '@remez/rules/difference';
import type { Command, Me, Outcome, TableView } from '@remez/table';
import type { ClientMessage, ServerMessage } from '../messages.ts';
import { type Goodbye, isFinal, PROTOCOL } from '../version.ts';
import type { ClientState, ClientWorld, TableClient, Wire } from './port.ts';
import { timerOf } from './timer.ts';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const SILENCE = 50_000;
const TOO_FAST_WAIT = 1000;
const SENT_AWAY_LOSSES = 3;
const ANSWER_WITHIN = 5000;

/** The schema's own command is narrower: which moves exist is for the server to check. */
interface CommandMessage {
  readonly type: 'command';
  readonly id: string;
  readonly turn?: number;
  readonly command: Command;
}

interface Pending {
  readonly message: CommandMessage;
  readonly resolve: (outcome: Outcome) => void;
}

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsAfter = (value: unknown, change: Change): object => {
  const after = applied(value, change);
  if (!isFields(after)) throw new TypeError('a view or `me` is an object');
  return after;
};

/** The server is trusted, but not everything between here and there speaks its language. */
const readFrame = (text: string): readonly ServerMessage[] => {
  try {
    const frame: unknown = JSON.parse(text);
    const messages: readonly unknown[] = Array.isArray(frame) ? frame : [frame];
    return messages.filter(
      (message): message is ServerMessage => typeof message === 'object' && message !== null,
    );
  } catch {
    return [];
  }
};

/**
 * Keeps one screen at one table: connects again when the connection is lost, sends again what
 * was not answered, with the same ids, and shows the whole view that a newcomer gets, with every
 * change since.
 */
export const tableClient = (
  hello: { readonly table: string; readonly person?: string; readonly watching?: boolean },
  world: ClientWorld,
  onChange: (state: ClientState) => void,
): TableClient => {
  let state: ClientState = { status: 'connecting' };
  let wire: Wire | undefined;
  let welcomed = false;
  let losses = 0;
  let offset = 0;
  let lastHeard = world.now();
  let received = 0;
  /** The number of the view; null while the whole is asked for, since one of its changes is missing. */
  let number: number | null = null;
  /** While a frame is read: what was shown before it, and whether it has changed anything yet. */
  let reading: { readonly before: ClientState; changed: boolean } | undefined;
  const pending = new Map<string, Pending>();
  let attending: Extract<ClientMessage, { type: 'attend' }> | undefined;
  const alive = timerOf(world);
  const retry = timerOf(world);
  const tooFast = timerOf(world);

  /** Comes last in whatever calls it: the listener may send or end at once. */
  const change = (next: Partial<ClientState>) => {
    state = { ...state, ...next };
    if (reading === undefined) onChange(state);
    else reading.changed = true;
  };

  const transmit = (message: ClientMessage | CommandMessage) => wire?.send(JSON.stringify(message));
  const sayHello = () => transmit({ type: 'hello', protocol: PROTOCOL, ...hello });
  const sendPending = () => {
    for (const { message } of pending.values()) transmit(message);
  };

  /** Nothing that the old wire still reports is heard after this. */
  const hangUp = () => {
    number = null;
    alive.stop();
    tooFast.stop();
    const closing = wire;
    wire = undefined;
    welcomed = false;
    closing?.close();
  };

  /** Does not wait until the old wire is closed: on a dead network that alone takes a minute. */
  const comeBack = () => {
    hangUp();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** losses);
    losses += 1;
    retry.start(wait / 2 + (wait / 2) * world.spread(), connect);
    change({ status: 'reconnecting' });
  };

  const end = (goodbye?: Goodbye) => {
    if (state.status === 'ended') return;
    hangUp();
    retry.stop();
    for (const { resolve } of pending.values()) {
      resolve({ kind: 'refused', reason: goodbye ?? 'ended' });
    }
    pending.clear();
    change({ status: 'ended', ...(goodbye !== undefined && { goodbye }) });
  };

  /** From the first moment, since a wire may also never open. */
  const keepAlive = () => {
    const silence = world.now() - lastHeard;
    if (silence >= SILENCE) return comeBack();
    if (welcomed) transmit({ type: 'ping' });
    if (welcomed && number === null) transmit({ type: 'look' });
    alive.start(Math.min(PING_EVERY, SILENCE - silence), keepAlive);
  };

  /**
   * What comes too fast is dropped unread, so nobody knows what it was. Ids make it harmless to
   * send all commands again, and so is a second look; before the welcome it can only have been the
   * hello.
   */
  const sendAgain = () => {
    if (tooFast.isRunning) return;
    tooFast.start(TOO_FAST_WAIT, () => {
      if (!welcomed) return sayHello();
      if (number === null) transmit({ type: 'look' });
      sendPending();
    });
  };

  /**
   * What does not fit what is known here is asked for whole, and until then passed over. Nothing
   * stays of the frame that it came in: view and `me` are of one commit. What answers a look and
   * does not fit either is not asked for again at once, or it would be for ever.
   */
  const lookAgain = () => {
    if (number !== null) transmit({ type: 'look' });
    number = null;
    const { view, me } = reading?.before ?? state;
    if (view !== undefined && me !== undefined) change({ view, me });
  };

  const changeView = ({
    number: next,
    change: part,
  }: Extract<ServerMessage, { type: 'change' }>) => {
    if (number === null) return;
    if (next !== number + 1) return lookAgain();
    try {
      change({ view: fieldsAfter(state.view, part) as TableView });
      number = next;
    } catch {
      lookAgain();
    }
  };

  const changeMe = (part: Change) => {
    if (number === null) return;
    try {
      change({ me: fieldsAfter(state.me, part) as Me });
    } catch {
      lookAgain();
    }
  };

  const answer = (id: string, outcome: Outcome) => {
    const asked = pending.get(id);
    pending.delete(id);
    asked?.resolve(outcome);
  };

  const setClock = (now: number) => {
    if (Number.isFinite(now)) offset = now - world.now();
  };

  const showView = ({ number: next, view }: Extract<ServerMessage, { type: 'view' }>) => {
    if (!Number.isInteger(next) || !isFields(view)) return lookAgain();
    number = next;
    change({ view: fieldsAfter(state.view, [view]) as TableView });
  };

  const hear = (message: ServerMessage) => {
    switch (message.type) {
      case 'welcome':
        setClock(message.now);
        welcomed = true;
        losses = 0;
        sendPending();
        if (attending !== undefined) transmit(attending);
        return change({ status: 'open' });
      case 'view':
        return showView(message);
      case 'change':
        return changeView(message);
      case 'me':
        if (!('me' in message)) return changeMe(message.change);
        return isFields(message.me) ? change({ me: message.me }) : lookAgain();
      case 'presence': {
        const { here, watching, pointing, maybe } = message;
        if (!Array.isArray(here) || !isFields(pointing)) return;
        const marks = isFields(maybe) ? { maybe } : {};
        return change({ presence: { here, watching, pointing, ...marks } });
      }
      case 'done':
        return answer(message.id, { kind: 'done' });
      case 'refused': {
        const { type: _, id, ...refusal } = message;
        if (id === null) return refusal.reason === 'tooFast' ? sendAgain() : undefined;
        return answer(id, { kind: 'refused', ...refusal });
      }
      case 'pong':
        return setClock(message.now);
      case 'goodbye':
        if (isFinal(message.reason)) return end(message.reason);
        /** Sent away, not cut off: whoever comes straight back is only sent away again. */
        if (message.reason !== 'shutdown') losses = Math.max(losses, SENT_AWAY_LOSSES);
        return comeBack();
    }
  };

  /** The listener is told once of all that came together, unless it ends or comes back meanwhile. */
  const readAll = (from: Wire, text: string) => {
    const frame = { before: state, changed: false };
    reading = frame;
    for (const message of readFrame(text)) if (wire === from) hear(message);
    reading = undefined;
    if (frame.changed) onChange(state);
  };

  const connect = () => {
    lastHeard = world.now();
    keepAlive();
    try {
      const mine = world.connect({
        opened: () => {
          if (wire === mine) sayHello();
        },
        received: (text) => {
          if (wire !== mine) return;
          lastHeard = world.now();
          received += 1;
          readAll(mine, text);
        },
        closed: () => {
          if (wire === mine) comeBack();
        },
      });
      wire = mine;
    } catch {
      comeBack();
    }
  };
  connect();

  return {
    get state() {
      return state;
    },
    send(command) {
      if (state.status === 'ended') {
        return Promise.resolve({ kind: 'refused', reason: state.goodbye ?? 'ended' });
      }
      return new Promise((resolve) => {
        const id = world.newId();
        const turn = command.kind === 'play' ? state.view?.turn : undefined;
        const message: CommandMessage = {
          type: 'command',
          id,
          ...(turn !== undefined && { turn }),
          command,
        };
        pending.set(id, { message, resolve });
        if (welcomed) transmit(message);
      });
    },
    point(card, maybe) {
      if (welcomed) transmit({ type: 'point', card, ...(maybe && { maybe: [...maybe] }) });
    },
    attend(match, composing) {
      attending = { type: 'attend', match, composing };
      if (welcomed) transmit(attending);
    },
    lookAgain() {
      if (retry.isRunning) {
        retry.stop();
        connect();
      } else if (welcomed) {
        const before = received;
        transmit({ type: 'ping' });
        alive.start(ANSWER_WITHIN, () => (received === before ? comeBack() : keepAlive()));
      }
    },
    serverNow: () => world.now() + offset,
    end: () => end(),
  };
};
