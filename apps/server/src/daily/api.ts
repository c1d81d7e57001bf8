import { DailyReport } from '@remez/protocol/daily-report';
import { ROUTES } from '@remez/protocol/routes';
import { LANGUAGES, type Language } from '@remez/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import type { DailyFailure, DailyResults, DayOf } from './results.ts';

const DailyReportCheck = Compile(DailyReport);

const STATUS: { readonly [reason in DailyFailure]: number } = {
  busy: 503,
  dayOver: 409,
  impossible: 400,
  unknownDay: 404,
  upgrade: 503,
};

export interface DailyApiWorld {
  readonly daily: DailyResults;
  /** The person a request speaks for; undefined when it is not one of the browser's. */
  speaker(request: FastifyRequest, asked: string | undefined): string | undefined;
  mayReport(request: FastifyRequest, person: string): boolean;
  /** Whether so many more players of this address count on that day. */
  hasRoom(request: FastifyRequest, of: DayOf, players: number): boolean;
}

const refuse = (reply: FastifyReply, status: number, reason: string) =>
  reply.code(status).send({ reason });

const isLanguage = (text: string): text is Language =>
  LANGUAGES.some((language) => language === text);

interface Params {
  readonly language: string;
  readonly day: string;
}

/** The daily board over HTTP: what one's day came to, and how others did. */
export const addDailyApi = (
  app: FastifyInstance,
  { daily, speaker, mayReport, hasRoom }: DailyApiWorld,
) => {
  const dayOf = ({ language, day }: Params): DayOf | undefined =>
    isLanguage(language) ? { language, day } : undefined;

  app.get<{ Params: Params }>(ROUTES.dailyResults, async (request, reply) => {
    const of = dayOf(request.params);
    if (of === undefined) return refuse(reply, 404, 'unknownDay');
    const read = await daily.read(of);
    return read.ok ? read.value : refuse(reply, STATUS[read.failure], read.failure);
  });

  app.post<{ Params: Params }>(ROUTES.dailyResults, async (request, reply) => {
    const of = dayOf(request.params);
    if (of === undefined) return refuse(reply, 404, 'unknownDay');
    const { body } = request;
    if (!DailyReportCheck.Check(body)) return refuse(reply, 400, 'malformed');
    const { person: asked, ...result } = body;
    const person = speaker(request, asked);
    if (person === undefined) return refuse(reply, 403, 'unknownPerson');
    if (!mayReport(request, person)) return refuse(reply, 429, 'tooFast');
    const done = await daily.report(of, person, result, (players) => hasRoom(request, of, players));
    return done.ok ? done.value : refuse(reply, STATUS[done.failure], done.failure);
  });
};
