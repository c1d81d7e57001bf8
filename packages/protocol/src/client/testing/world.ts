import type { ClientMessage, ServerMessage } from '../../messages.ts';
import { PROTOCOL } from '../../version.ts';
import type { ClientWorld, WireEvents } from '../port.ts';

/** More than this in one go is a timer that starts itself again at once. */
const MOST_STEPS = 10_000;

const madeWire = (events: WireEvents, now: () => number) => {
  const sent: ClientMessage[] = [];
  let isOpen = false;
  let isHungUp = false;
  const wire = {
    sent,
    get isHungUp() {
      return isHungUp;
    },
    /** The ids of the commands sent over this wire, in order. */
    ids: () => sent.flatMap((message) => (message.type === 'command' ? [message.id] : [])),
    count: (type: ClientMessage['type']) => sent.filter((message) => message.type === type).length,
    open() {
      isOpen = true;
      events.opened();
    },
    say: (message: ServerMessage) => events.received(JSON.stringify(message)),
    babble: (text: string) => events.received(text),
    drop: () => events.closed(),
    welcome() {
      wire.open();
      wire.say({ type: 'welcome', protocol: PROTOCOL, now: now(), person: 'ann' });
    },
  };
  return {
    wire,
    ends: {
      send(text: string) {
        /** As a WebSocket does. */
        if (!isOpen) throw new Error('not open yet');
        if (!isHungUp) sent.push(JSON.parse(text) as ClientMessage);
      },
      close() {
        isHungUp = true;
      },
    },
  };
};
export type ScriptedWire = ReturnType<typeof madeWire>['wire'];

/** Wires that say what the test tells them to, and time that passes when the test says so. */
export const scriptedWorld = () => {
  let time = 1_000_000;
  let ids = 0;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  const wires: ScriptedWire[] = [];
  const settings = { spread: 1, serverAhead: 0, connects: true };

  const world: ClientWorld = {
    connect(events) {
      if (!settings.connects) throw new Error('no such address');
      const { wire, ends } = madeWire(events, () => time + settings.serverAhead);
      wires.push(wire);
      return ends;
    },
    now: () => time,
    later(milliseconds, run) {
      const timer = { at: time + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    spread: () => settings.spread,
    newId: () => {
      ids += 1;
      return `c${ids}`;
    },
  };

  return {
    world,
    wires,
    settings,
    /** The latest wire. */
    wire(): ScriptedWire {
      const wire = wires.at(-1);
      if (wire === undefined) throw new Error('nobody has connected');
      return wire;
    },
    pass(milliseconds: number) {
      const until = time + milliseconds;
      for (let steps = 0; ; steps += 1) {
        const due = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        if (steps > MOST_STEPS) throw new Error('time stands still');
        timers = timers.filter((other) => other !== due);
        time = Math.max(time, due.at);
        due.run();
      }
      time = until;
    },
    /** What is still to happen by itself. */
    waiting: () => timers.length,
  };
};
