import type { Notice, Screen } from '@remez/table';
import type { ClientMessage, ServerMessage } from '../messages.ts';
import { type Goodbye, PROTOCOL } from '../version.ts';
import type {
  Conversation,
  ConversationHost,
  ConversationPort,
  ConversationTable,
} from './port.ts';
import { isShared, noticeText, type ShownNotice } from './text.ts';

/**
 * One screen's conversation with one table, from hello to goodbye. It does no I/O: the server runs
 * it over a WebSocket, a browser's worker over a `MessagePort`.
 */
export const startConversation = (
  port: ConversationPort,
  /** All persons of the browser; `hello` names one of them. */
  persons: readonly string[],
  { now, openTable, whyNot, onEnter, onCommand, onFault }: ConversationHost,
): Conversation => {
  let table: ConversationTable | undefined;
  let screen: Screen | undefined;
  let leave = () => {};
  let greeted = false;
  /** Commands that the table has not answered yet. */
  let answering = 0;
  /** Commands that were answered together with what they have changed. */
  const shownDone = new Set<string>();
  /** Why it ends as soon as everything is answered. */
  let farewell: Goodbye | undefined;

  const send = (message: ServerMessage) => port.send(JSON.stringify(message));

  const goodbye = (reason: Goodbye) => {
    send({ type: 'goodbye', reason });
    leave();
    port.close(reason);
  };

  const refuse = (id: string | null, reason: string) => send({ type: 'refused', id, reason });

  /** In one frame, whatever it is: nobody sees the one without the other. */
  const show = (notices: readonly ShownNotice[]) => {
    const [first] = notices;
    if (first === undefined) return;
    let text = '';
    for (const notice of notices) {
      if (notice.kind === 'done') shownDone.add(notice.id);
      if (notices.length > 1) text += `${text === '' ? '' : ','}${noticeText(notice)}`;
    }
    if (notices.length > 1) port.send(`[${text}]`);
    else if (isShared(first)) port.sendNotice(first);
    else port.send(noticeText(first));
  };

  const isShown = (notice: Notice): notice is ShownNotice => notice.kind !== 'goodbye';

  const notify = (notices: readonly Notice[]) => {
    if (notices.every(isShown)) return show(notices);
    show(notices.filter(isShown));
    const end = notices.find((notice) => notice.kind === 'goodbye');
    if (end === undefined) return;
    /** What was asked is answered first: whoever closes a table learns that it is done. */
    if (answering === 0) goodbye(end.reason);
    else farewell = end.reason;
  };

  const greet = async ({
    protocol,
    table: token,
    person: asked,
    watching = false,
  }: Extract<ClientMessage, { type: 'hello' }>) => {
    if (greeted || protocol !== PROTOCOL) return goodbye('protocol');
    greeted = true;
    const person = asked ?? persons[0];
    if (person === undefined || !persons.includes(person)) return goodbye('unknownPerson');
    const opened = await openTable(token);
    if (!port.isOpen()) return;
    if (!opened.ok) return goodbye(opened.failure);
    table = opened.value;
    send({ type: 'welcome', protocol: PROTOCOL, now: now(), person });
    screen = { person, watching, browser: persons, notify };
    const exit = table.enter(screen);
    const onLeave = onEnter?.({ person, table: token });
    leave = () => {
      leave = () => {};
      onLeave?.();
      exit();
    };
    /** It may have been told goodbye while it entered. */
    if (!port.isOpen()) leave();
  };

  const obey = async ({ id, turn, command }: Extract<ClientMessage, { type: 'command' }>) => {
    if (table === undefined || screen === undefined) return refuse(id, 'helloFirst');
    if (screen.watching) return refuse(id, 'onlyWatching');
    const reason = whyNot?.(command);
    if (reason !== undefined) return refuse(id, reason);
    const onAnswer = onCommand?.();
    answering += 1;
    const from = { browser: persons, screen };
    const outcome = await table.command(screen.person, id, { turn, command }, from);
    answering -= 1;
    onAnswer?.(outcome);
    if (outcome.kind === 'refused') {
      const { kind: _, ...refusal } = outcome;
      send({ type: 'refused', id, ...refusal });
    } else {
      if (!shownDone.delete(id)) send({ type: 'done', id });
      if (command.kind === 'leave') farewell = 'left';
    }
    if (farewell !== undefined && answering === 0) goodbye(farewell);
  };

  const answer = async (message: ClientMessage) => {
    switch (message.type) {
      case 'hello':
        return greet(message);
      case 'command':
        return obey(message);
      case 'point':
        if (screen !== undefined) table?.point(screen, message.card, message.maybe);
        return;
      case 'attend':
        if (screen !== undefined) table?.attend(screen, message);
        return;
      case 'look':
        if (screen !== undefined) table?.showAgain(screen);
        return;
      case 'ping':
        return send({ type: 'pong', now: now() });
    }
  };

  return {
    receive(message) {
      answer(message).catch((error: unknown) => {
        onFault(error, message.type);
        goodbye('unavailable');
      });
    },
    refuse,
    goodbye,
    heed(isAnswering) {
      if (screen !== undefined) table?.heed(screen, isAnswering);
    },
    closed: () => leave(),
  };
};
