import { SettingsChange } from '@remez/protocol';
import { LONGEST_ID, LONGEST_TYPED_NAME } from '@remez/protocol/limits';
import { ROUTES } from '@remez/protocol/routes';
import { parseName } from '@remez/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { addressOf, isOwnOrigin, isSecure, sharedAddress } from './address.ts';
import { addCampaignApi } from './campaigns/api.ts';
import type { CampaignBook } from './campaigns/book.ts';
import { addClosedApi } from './closed-api.ts';
import { addCodesApi } from './codes-api.ts';
import type { Config } from './config.ts';
import { addDailyApi } from './daily/api.ts';
import type { DailyResults } from './daily/results.ts';
import {
  hashOf,
  MOST_PERSONS,
  makeCookie,
  makePerson,
  makeToken,
  readPersons,
} from './identity.ts';
import { lanAddress } from './lan.ts';
import { ALLOWANCES, type Limits } from './limits.ts';
import { addMyTablesApi } from './my-tables-api.ts';
import { addSchemaApi } from './schema-api.ts';
import { type Space, whyNotPost } from './space.ts';
import type { Store } from './store/port.ts';
import type { TableRegistry } from './tables.ts';

const LINK_LASTS = 10 * 60_000;

/** The key of a limit that is everyone's together. */
const IN_ALL = '';

const Person = Type.String({ maxLength: LONGEST_ID });
const TypedName = Type.String({ maxLength: LONGEST_TYPED_NAME });
const NewTable = Compile(
  Type.Object(
    {
      name: TypedName,
      person: Type.Optional(Person),
      settings: Type.Optional(SettingsChange),
    },
    { additionalProperties: false },
  ),
);
const NewLink = Compile(
  Type.Object(
    { person: Type.Optional(Person), name: Type.Optional(TypedName) },
    { additionalProperties: false },
  ),
);

export interface ApiWorld {
  readonly config: Config;
  readonly store: Store;
  readonly tables: TableRegistry;
  readonly campaigns: CampaignBook;
  readonly daily: DailyResults;
  readonly limits: Limits;
  readonly space: Space;
  readonly key: Uint8Array;
  readonly now: () => number;
  /** Counts and logs who was not let in. */
  readonly reportTurnedAway: (reason: string) => void;
}

const refuse = (reply: FastifyReply, status: number, reason: string) =>
  reply.code(status).send({ reason });

/** What a browser asks for before it opens its WebSocket. */
export const addApi = (
  app: FastifyInstance,
  { config, store, tables, campaigns, daily, limits, space, key, now, reportTurnedAway }: ApiWorld,
) => {
  const personsOf = (request: FastifyRequest) => readPersons(request.headers.cookie, key);

  const remember = (request: FastifyRequest, reply: FastifyReply, persons: readonly string[]) =>
    reply.header('set-cookie', makeCookie(persons, { key, secure: isSecure(request.raw, config) }));

  /** The person a request speaks for; the browser's first one if it does not say. */
  const speaker = (request: FastifyRequest, asked: string | undefined): string | undefined => {
    const persons = personsOf(request);
    const person = asked ?? persons[0];
    return person !== undefined && persons.includes(person) ? person : undefined;
  };

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!limits.requestsOfAddress.take(addressOf(request.raw, config))) {
      return refuse(reply, 429, 'tooFast');
    }
    if (request.method !== 'GET' && !isOwnOrigin(request.raw, config)) {
      return refuse(reply, 403, 'foreignOrigin');
    }
    if (request.method !== 'POST') return;
    const address = addressOf(request.raw, config);
    const whyNot = whyNotPost(request.routeOptions.url ?? '', { space, limits, address });
    if (whyNot !== undefined) return refuse(reply, whyNot === 'noSpace' ? 507 : 429, whyNot);
  });

  app.get(ROUTES.me, async (request, reply) => {
    const existing = personsOf(request);
    const persons = existing.length > 0 ? existing : [makePerson()];
    remember(request, reply, persons);
    return { persons };
  });

  app.post(ROUTES.persons, async (request, reply) => {
    const persons = [...personsOf(request), makePerson()];
    if (persons.length > MOST_PERSONS) return refuse(reply, 409, 'tooManyPersons');
    remember(request, reply, persons);
    return { persons };
  });

  /** This browser is no longer that person, and goes on as the others. */
  app.post<{ Params: { person: string } }>(ROUTES.forgetPerson, async (request, reply) => {
    const existing = personsOf(request);
    if (!existing.includes(request.params.person)) return refuse(reply, 403, 'unknownPerson');
    if (existing.length === 1) return refuse(reply, 409, 'lastPerson');
    const persons = existing.filter((each) => each !== request.params.person);
    remember(request, reply, persons);
    return { persons };
  });

  app.post(ROUTES.tables, async (request, reply) => {
    if (!limits.tablesOfAddress.take(addressOf(request.raw, config))) {
      return refuse(reply, 429, 'tooFast');
    }
    const { body } = request;
    if (!NewTable.Check(body)) return refuse(reply, 400, 'malformed');
    const person = speaker(request, body.person);
    if (person === undefined) return refuse(reply, 403, 'unknownPerson');
    const { name, settings = {} } = body;
    const created = await tables.create({ person, name, settings });
    return created.ok ? reply.code(201).send(created.value) : refuse(reply, 400, created.failure);
  });

  addSchemaApi(app);

  addClosedApi(app, {
    tables,
    speaker,
    mayLook: (request) => limits.codesOfAddress.take(addressOf(request.raw, config)),
  });

  addMyTablesApi(app, {
    tables,
    personsOf,
    mayLook: (request) => limits.codesOfAddress.take(addressOf(request.raw, config)),
  });

  addCodesApi(app, {
    tables,
    personsOf,
    speaker,
    mayAsk: (request) => {
      if (!limits.codesOfAddress.take(addressOf(request.raw, config))) return false;
      if (limits.wrongCodesInAll.take(IN_ALL)) return true;
      reportTurnedAway('guessedCodes');
      return false;
    },
    refund: () => limits.wrongCodesInAll.refund(IN_ALL),
  });

  app.get(ROUTES.address, async (request) => ({
    address: sharedAddress(request.raw, { config, lan: lanAddress }),
  }));

  /** A link that adds this person to another device, once and soon. */
  app.post(ROUTES.deviceLinks, async (request, reply) => {
    const { body } = request;
    if (!NewLink.Check(body)) return refuse(reply, 400, 'malformed');
    const person = speaker(request, body.person);
    if (person === undefined) return refuse(reply, 403, 'unknownPerson');
    const name = body.name === undefined ? null : parseName(body.name);
    if (name === null && body.name !== undefined) return refuse(reply, 400, 'badName');
    const link = makeToken();
    const expiresAt = now() + LINK_LASTS;
    await store.deviceLinks.put({ hash: hashOf(link), person, name, expiresAt });
    return reply.code(201).send({ link, expiresAt });
  });

  /** Whom one would become. Asking does not use the link up, and is limited as codes are. */
  app.get<{ Params: { link: string } }>(ROUTES.deviceLink, async (request, reply) => {
    if (!limits.codesOfAddress.take(addressOf(request.raw, config))) {
      return refuse(reply, 429, 'tooFast');
    }
    const found = await store.deviceLinks.look(hashOf(request.params.link), now());
    return found ?? refuse(reply, 404, 'unknownLink');
  });

  /** Taken by POST, so that a messenger's preview does not use it up. */
  app.post<{ Params: { link: string } }>(ROUTES.deviceLink, async (request, reply) => {
    const existing = personsOf(request);
    if (existing.length >= MOST_PERSONS) return refuse(reply, 409, 'tooManyPersons');
    const person = await store.deviceLinks.take(hashOf(request.params.link), now());
    if (person === undefined) return refuse(reply, 404, 'unknownLink');
    /** First, so that it is who this device is from now on. */
    const persons = [person, ...existing.filter((each) => each !== person)];
    remember(request, reply, persons);
    return { persons, person };
  });

  addDailyApi(app, {
    daily,
    speaker,
    mayReport: (request, person) =>
      limits.ordersOfPerson.take(person) &&
      limits.dailyOfAddress.take(addressOf(request.raw, config)),
    hasRoom: (request, { language, day }, players) =>
      limits.playersOfAddress.take(
        `${addressOf(request.raw, config)} ${language} ${day}`,
        Math.min(players, ALLOWANCES.playersOfAddress.burst),
      ),
  });

  addCampaignApi(app, {
    campaigns,
    tables,
    speaker,
    mayOrder: (person) => limits.ordersOfPerson.take(person),
    mayBegin: (request) => limits.tablesOfAddress.take(addressOf(request.raw, config)),
  });
};
