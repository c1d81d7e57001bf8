import { CampaignOrder, NewCampaign } from '@remez/protocol/campaigns';
import { ROUTES } from '@remez/protocol/routes';
import { type CampaignView, chosenCampaign, type OpenTableView } from '@remez/table/campaigns';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import type { TableRegistry } from '../tables.ts';
import type { CampaignBook, CampaignFailure } from './book.ts';

const NewCampaignCheck = Compile(NewCampaign);
const CampaignOrderCheck = Compile(CampaignOrder);

const STATUS: { readonly [reason in CampaignFailure]: number } = {
  badMember: 400,
  badName: 400,
  busy: 503,
  full: 409,
  nameTaken: 409,
  notCampaignMember: 403,
  notOwner: 403,
  tooManyCampaigns: 409,
  tooManyChanges: 409,
  unknownCampaign: 404,
  unknownInvite: 403,
  upgrade: 503,
};

export interface CampaignApiWorld {
  readonly campaigns: CampaignBook;
  readonly tables: TableRegistry;
  /** The person a request speaks for; undefined when it is not one of the browser's. */
  speaker(request: FastifyRequest, asked: string | undefined): string | undefined;
  mayBegin(request: FastifyRequest): boolean;
  mayOrder(person: string): boolean;
}

const refuse = (reply: FastifyReply, status: number, reason: string) =>
  reply.code(status).send({ reason });

interface Asked {
  readonly person?: string;
  readonly see?: string;
  readonly table?: string;
}

/** A query may name a thing twice; then it names nothing. */
const only = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** D22 · campaigns over HTTP: begun, listed, read, joined, left, shared, reset. */
export const addCampaignApi = (
  app: FastifyInstance,
  { campaigns, tables, speaker, mayBegin, mayOrder }: CampaignApiWorld,
) => {
  /** Whoever may look at a table may look at the campaign it is played for. */
  const isItsTable = async (
    campaign: string,
    { table, person }: { readonly table: string | undefined; readonly person: string | undefined },
  ): Promise<boolean> => {
    if (table === undefined || person === undefined) return false;
    const opened = await tables.open(table);
    if (!opened.ok || !opened.value.mayEnter(person)) return false;
    return chosenCampaign(opened.value.view().settings) === campaign;
  };

  /**
   * Members are led to a table only while it is there for them: not closed, still playing for this
   * campaign, and one that they may enter. To ask is no visit: it keeps no table.
   */
  const ifThere = async <Shown extends { readonly open?: OpenTableView }>(
    campaign: string,
    person: string,
    shown: Shown,
  ): Promise<Shown | Omit<Shown, 'open'>> => {
    const { open, ...rest } = shown;
    if (open === undefined) return shown;
    const opened = await tables.look(open.table);
    const isThere =
      opened.ok &&
      opened.value.mayEnter(person) &&
      chosenCampaign(opened.value.view().settings) === campaign;
    return isThere ? shown : rest;
  };

  const shownTo = async (person: string | undefined, view: CampaignView) =>
    person === undefined || view.mine === undefined
      ? view
      : { ...view, mine: await ifThere(view.campaign, person, view.mine) };

  app.get<{ Querystring: Asked }>(ROUTES.campaigns, async (request, reply) => {
    const person = speaker(request, only(request.query.person));
    if (person === undefined) return refuse(reply, 403, 'unknownPerson');
    const shown = [];
    for (const each of await campaigns.listOf(person)) {
      shown.push(await ifThere(each.campaign, person, each));
    }
    return { campaigns: shown };
  });

  app.post(ROUTES.campaigns, async (request, reply) => {
    if (!mayBegin(request)) return refuse(reply, 429, 'tooFast');
    const { body } = request;
    if (!NewCampaignCheck.Check(body)) return refuse(reply, 400, 'malformed');
    const person = speaker(request, body.person);
    if (person === undefined) return refuse(reply, 403, 'unknownPerson');
    const { name, as } = body;
    const begun = await campaigns.begin({ name, as, person });
    return begun.ok
      ? reply.code(201).send(begun.value)
      : refuse(reply, STATUS[begun.failure], begun.failure);
  });

  app.get<{ Params: { campaign: string }; Querystring: Asked }>(
    ROUTES.campaign,
    async (request, reply) => {
      const { campaign } = request.params;
      const person = speaker(request, only(request.query.person));
      const read = await campaigns.read(campaign, {
        person,
        see: only(request.query.see),
        atItsTable: await isItsTable(campaign, { table: only(request.query.table), person }),
      });
      return read.ok
        ? shownTo(person, read.value)
        : refuse(reply, STATUS[read.failure], read.failure);
    },
  );

  app.post<{ Params: { campaign: string } }>(ROUTES.campaign, async (request, reply) => {
    const { body } = request;
    if (!CampaignOrderCheck.Check(body)) return refuse(reply, 400, 'malformed');
    const person = speaker(request, body.person);
    if (person === undefined) return refuse(reply, 403, 'unknownPerson');
    if (!mayOrder(person)) return refuse(reply, 429, 'tooFast');
    const done = await campaigns.command(request.params.campaign, person, body.command);
    return done.ok
      ? shownTo(person, done.value)
      : refuse(reply, STATUS[done.failure], done.failure);
  });
};
