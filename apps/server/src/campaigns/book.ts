import { failure, type Result, success } from '@remez/rules';
import { type Clock, keptStreams, type StreamKind } from '@remez/table';
import {
  beginCampaign,
  type Campaign,
  type CampaignCommand,
  type CampaignEvent,
  type CampaignFacts,
  type CampaignReason,
  type CampaignSummary,
  type CampaignView,
  campaignMember,
  decideCampaign,
  evolveCampaign,
  factsOf,
  type MatchReport,
  makeCampaignStored,
  membersHere,
  noteTable,
  readCampaignStored,
  recordMatch,
  summariseCampaign,
  viewCampaign,
} from '@remez/table/campaigns';
import { makeToken } from '../identity.ts';
import type { Store } from '../store/port.ts';
import { campaignLists } from './lists.ts';

const ID = /^[\w-]{22}$/u;
const BY_TABLE = 'table';
const streamOf = (id: string): string => `campaign/${id}`;

/** So many campaigns are held in memory. */
const CAMPAIGNS_HELD = 100;

/** Every member has left. */
const isEmpty = (campaign: Campaign): boolean => membersHere(campaign).length === 0;

const CAMPAIGNS: StreamKind<Campaign, CampaignEvent> = {
  make: makeCampaignStored,
  read: readCampaignStored,
  evolve: evolveCampaign,
};

/** So many campaigns one person may begin or join, and so many are listed. */
const MOST_CAMPAIGNS = 100;

export type CampaignFailure = CampaignReason | 'busy' | 'tooManyCampaigns' | 'upgrade';

/** How whoever asks may see a campaign: as one of its members, by its link, or at a table. */
export interface Reading {
  readonly person: string | undefined;
  readonly see: string | undefined;
  /** A table that plays for this campaign, and at which this person may be. */
  readonly atItsTable: boolean;
}

/** Campaigns are streams of their own in the same log, and are not in the directory of tables. */
export const campaignBook = ({
  store,
  clock,
}: {
  readonly store: Store;
  readonly clock: Pick<Clock, 'now'>;
}) => {
  const { log } = store;
  const lists = campaignLists(log);

  const held = keptStreams({ log, most: CAMPAIGNS_HELD, kind: CAMPAIGNS });

  const load = async (id: string): Promise<Result<Campaign, 'unknownCampaign' | 'upgrade'>> => {
    if (!ID.test(id)) return failure('unknownCampaign');
    const { state: campaign, isFromNewerRelease } = await held.fresh(streamOf(id));
    if (isFromNewerRelease) return failure('upgrade');
    return campaign === undefined || isEmpty(campaign)
      ? failure('unknownCampaign')
      : success(campaign);
  };

  /**
   * Whether this may be one of its members, said by their own short list. Strangers are turned away
   * here, before anything of the campaign is read; they do not learn whether there is one, either.
   */
  const mayBeMember = async (id: string, person: string | undefined): Promise<boolean> =>
    person !== undefined && (await lists.has(person, id));

  const hasEnough = async (person: string): Promise<boolean> =>
    (await lists.of(person)).length >= MOST_CAMPAIGNS;

  const listNewcomers = async (id: string, events: readonly CampaignEvent[]) => {
    for (const event of events) {
      if (event.kind === 'memberJoined') await lists.keep(event.person, id, clock.now());
    }
  };

  const unlistLeavers = async (id: string, before: Campaign, events: readonly CampaignEvent[]) => {
    for (const event of events) {
      if (event.kind !== 'memberLeft') continue;
      const gone = before.members.find((member) => member.id === event.member);
      if (gone !== undefined) await lists.drop(gone.person, id, clock.now());
    }
  };

  const removeIfEmpty = async (id: string, campaign: Campaign) => {
    if (!isEmpty(campaign)) return;
    await store.remove(streamOf(id));
    held.forget(streamOf(id));
  };

  const commit = async (
    id: string,
    command: { readonly by: string; readonly commandId: string },
    decide: (campaign: Campaign) => Result<readonly CampaignEvent[], CampaignReason>,
  ): Promise<Result<Campaign, CampaignFailure>> => {
    if (!ID.test(id)) return failure('unknownCampaign');
    const committed = await held.commit<CampaignReason>(streamOf(id), command, async (campaign) => {
      if (campaign === undefined || isEmpty(campaign)) return failure('unknownCampaign');
      const decision = decide(campaign);
      if (!decision.ok) return decision;
      await listNewcomers(id, decision.value);
      return success({ events: decision.value, at: clock.now() });
    });
    if (!committed.ok) return committed;
    const { before, after, events } = committed.value;
    if (before === undefined || after === undefined) return failure('unknownCampaign');
    await unlistLeavers(id, before, events);
    await removeIfEmpty(id, after);
    return success(after);
  };

  return {
    async begin(request: {
      readonly name: string;
      readonly person: string;
      readonly as: string;
    }): Promise<Result<CampaignView, CampaignFailure>> {
      const at = clock.now();
      const beginning = beginCampaign({ ...request, at });
      if (!beginning.ok) return beginning;
      if (await hasEnough(request.person)) return failure('tooManyCampaigns');
      const id = makeToken();
      await lists.keep(request.person, id, at);
      await log.append(streamOf(id), 0, {
        commandId: '',
        by: request.person,
        at,
        events: beginning.value.map(makeCampaignStored),
      });
      const campaign = beginning.value.reduce<Campaign | undefined>(evolveCampaign, undefined);
      return success(viewCampaign(id, campaign as Campaign, { person: request.person, now: at }));
    },

    async listOf(person: string): Promise<readonly CampaignSummary[]> {
      const summaries: CampaignSummary[] = [];
      for (const id of (await lists.of(person)).slice(-MOST_CAMPAIGNS)) {
        const loaded = await load(id);
        if (!loaded.ok || campaignMember(loaded.value, person) === undefined) continue;
        summaries.push(summariseCampaign(id, loaded.value, clock.now()));
      }
      return summaries;
    },

    async read(
      id: string,
      { person, see, atItsTable }: Reading,
    ): Promise<Result<CampaignView, CampaignFailure>> {
      if (!ID.test(id)) return failure('unknownCampaign');
      if (!atItsTable && see === undefined && !(await mayBeMember(id, person))) {
        return failure('notCampaignMember');
      }
      const loaded = await load(id);
      if (!loaded.ok) return loaded;
      const campaign = loaded.value;
      if (person !== undefined && campaignMember(campaign, person) !== undefined) {
        return success(viewCampaign(id, campaign, { person, now: clock.now() }));
      }
      const hasLink = campaign.share !== null && see === campaign.share;
      return hasLink || atItsTable
        ? success(viewCampaign(id, campaign, undefined))
        : failure('notCampaignMember');
    },

    async command(
      id: string,
      person: string,
      command: CampaignCommand,
    ): Promise<Result<CampaignView, CampaignFailure>> {
      if (!ID.test(id)) return failure('unknownCampaign');
      const isListed = await mayBeMember(id, person);
      if (command.kind !== 'join' && !isListed) return failure('notCampaignMember');
      if (!isListed && (await hasEnough(person))) return failure('tooManyCampaigns');
      const context = { now: clock.now(), newToken: makeToken };
      const outcome = await commit(id, { by: person, commandId: makeToken() }, (campaign) =>
        decideCampaign(campaign, command, person, context),
      );
      if (!outcome.ok) return outcome;
      return success(viewCampaign(id, outcome.value, { person, now: context.now }));
    },

    /** What a table must know before it plays for this campaign. */
    async facts(id: string): Promise<CampaignFacts | null> {
      const loaded = await load(id);
      return loaded.ok ? factsOf(id, loaded.value) : null;
    },

    /** Told whenever anything is written to this campaign, by whatever process. */
    watch: (id: string, onChange: () => void): (() => void) => log.watch(streamOf(id), onChange),

    /**
     * D22 · once for each match, however often it is told. A campaign that is gone is not told; what
     * could not be written is an error, so that whoever tells will tell again.
     */
    async record(id: string, report: MatchReport): Promise<void> {
      const outcome = await commit(id, { by: BY_TABLE, commandId: report.match }, (campaign) =>
        success(recordMatch(campaign, report, clock.now())),
      );
      if (!outcome.ok && outcome.failure !== 'unknownCampaign') {
        throw new Error(`${report.match} was not told to its campaign: ${outcome.failure}`);
      }
    },

    /** D22 · a member has opened a table for it. Throws if it could not be written. */
    async noteTable(
      id: string,
      { table, person }: { readonly table: string; readonly person: string },
    ): Promise<void> {
      const at = clock.now();
      const outcome = await commit(id, { by: person, commandId: makeToken() }, (campaign) =>
        success(noteTable(campaign, { table, person, at })),
      );
      if (!outcome.ok && outcome.failure !== 'unknownCampaign') {
        throw new Error(`a table was not told to its campaign: ${outcome.failure}`);
      }
    },
  };
};
export type CampaignBook = ReturnType<typeof campaignBook>;
