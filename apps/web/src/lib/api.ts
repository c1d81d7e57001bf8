import type { Settings } from '@remez/protocol/client';
import { pathTo, ROUTES } from '@remez/protocol/routes';
import { locale } from './locale.ts';
import { noteReached } from './offline/network.ts';
import { rememberOpened } from './opened.ts';
import { rememberedHere, rememberHere } from './storage.ts';

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string };

export const ask = async <Value>(path: string, body?: unknown): Promise<Answer<Value>> => {
  try {
    const response = await fetch(path, {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    noteReached(true);
    const value = (await response.json()) as Value & { readonly reason?: string };
    if (response.ok) return { ok: true, value };
    return { ok: false, reason: value.reason ?? 'unavailable' };
  } catch (error) {
    /** What answers, but not as agreed, is within reach. */
    if (error instanceof TypeError) noteReached(false);
    return { ok: false, reason: 'unavailable' };
  }
};

/** Which of the browser's persons this tab is; kept for the tab alone. */
const PERSON = 'person';

let whoPromise: Promise<string | undefined> | undefined;

const introduce = async (): Promise<string | undefined> => {
  const answer = await ask<{ readonly persons: readonly string[] }>(ROUTES.me);
  if (!answer.ok) {
    whoPromise = undefined;
    return undefined;
  }
  const { persons } = answer.value;
  const here = rememberedHere(PERSON);
  return here !== null && persons.includes(here) ? here : persons[0];
};

/** Who this tab is. The first visit is given an identity. */
export const whoAmI = (): Promise<string | undefined> => {
  whoPromise ??= introduce();
  return whoPromise;
};

/** From now on this tab is that one of the browser's persons. */
export const becomePerson = (person: string): void => {
  rememberHere(PERSON, person);
  whoPromise = Promise.resolve(person);
};

/** This device is no longer who this tab is; it goes on as the others on it. */
export const forgetPerson = async (): Promise<Answer<unknown>> => {
  const person = (await whoAmI()) ?? '';
  const answer = await ask<{ readonly persons: readonly string[] }>(
    pathTo(ROUTES.forgetPerson, { person }),
    {},
  );
  if (answer.ok) becomePerson(answer.value.persons[0] ?? '');
  return answer;
};

/** Another person at the same device: two children, one tablet. */
export const addPerson = async (): Promise<Answer<string>> => {
  const answer = await ask<{ readonly persons: readonly string[] }>(ROUTES.persons, {});
  if (!answer.ok) return answer;
  const person = answer.value.persons.at(-1) ?? '';
  becomePerson(person);
  return { ok: true, value: person };
};

export const openTable = async (
  name: string,
  settings: object,
): Promise<Answer<{ readonly table: string; readonly code: string }>> => {
  const person = await whoAmI();
  /** The room speaks as its opener does; the host may choose otherwise. */
  const spoken = { language: locale.value, ...settings };
  const answer = await ask<{ readonly table: string; readonly code: string }>(ROUTES.tables, {
    name,
    settings: spoken,
    ...(person !== undefined && { person }),
  });
  if (answer.ok) rememberOpened(answer.value.table);
  return answer;
};

/** By whom a table of one's own was closed, and until when that can be undone. */
export interface ClosedNotice {
  readonly by: string;
  readonly at: number;
  readonly until: number;
}

/** Only its opener is told, and only if someone else has closed it. */
export const closedNotice = async (table: string): Promise<ClosedNotice | null> => {
  const person = await whoAmI();
  const answer = await ask<{ readonly closed: ClosedNotice | null }>(
    `${pathTo(ROUTES.closedTable, { table })}${person === undefined ? '' : `?person=${person}`}`,
  );
  return answer.ok ? answer.value.closed : null;
};

export const reopenTable = async (table: string): Promise<Answer<object>> => {
  const person = await whoAmI();
  return ask(pathTo(ROUTES.reopenTable, { table }), { ...(person !== undefined && { person }) });
};

export const findByCode = (code: string): Promise<Answer<{ readonly table: string }>> =>
  ask(pathTo(ROUTES.code, { code }));

/** Asks whoever hosts a running game to be let in; with a table at once if it is one's own. */
export const knockAt = async (
  code: string,
  /** A screen that shows the game to a room has no name. */
  asking: { readonly name: string } | { readonly watching: true },
): Promise<Answer<{ readonly table?: string }>> => {
  const person = await whoAmI();
  return ask(pathTo(ROUTES.knock, { code }), {
    ...asking,
    ...(person !== undefined && { person }),
  });
};

/** A table of this browser that is alive. */
export interface MyTable {
  readonly table: string;
  readonly person: string;
  readonly name: string;
  readonly host: string | null;
  readonly game: Settings['game'];
  readonly running: boolean;
  readonly seated: boolean;
}

export const myTables = (
  tables: readonly string[],
): Promise<Answer<{ readonly tables: readonly MyTable[] }>> => ask(ROUTES.myTables, { tables });

/** The name tells whoever opens the link whom they would become. */
export const makeDeviceLink = async (
  name: string | undefined,
): Promise<Answer<{ readonly link: string }>> => {
  const person = await whoAmI();
  return ask(ROUTES.deviceLinks, {
    ...(person !== undefined && { person }),
    ...(name !== undefined && { name }),
  });
};

/** Whom a link would make of this device; asking does not use it up. */
export const lookAtDeviceLink = (link: string): Promise<Answer<{ readonly name: string | null }>> =>
  ask(pathTo(ROUTES.deviceLink, { link }));

export const takeDeviceLink = async (
  link: string,
): Promise<Answer<{ readonly person: string }>> => {
  const answer = await ask<{ readonly person: string }>(pathTo(ROUTES.deviceLink, { link }), {});
  if (answer.ok) becomePerson(answer.value.person);
  return answer;
};
