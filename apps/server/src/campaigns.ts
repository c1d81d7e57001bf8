import { failure, type Result, success } from '@remez/rules';
import {
  beginCampaign,
  type Campaign,
  type CampaignCommand,
  type CampaignEvent,
  type CampaignFacts,
  type CampaignReason,
  type CampaignSummary,
  type CampaignView,
  type Clock,
  campaignMember,
  decideCampaign,
  evolveCampaign,
  factsOf,
  type MatchReport,
  makeCampaignStored,
  membersHere,
  readCampaignStored,
  recordMatch,
  summariseCampaign,
  viewCampaign,
} from '@remez/table';
import { campaignLists } from './campaign-lists.ts';
import { makeToken } from './identity.ts';
import type { Store } from './store/port.ts';

const ID = /^[\w-]{22}$/u;
const BY_TABLE = 'table';
const streamOf = (id: string): string => `campaign/${id}`;

/** Who has lost so many races in a row is facing a fault. */
const MOST_RACES = 50;

export type CampaignFailure = CampaignReason | 'busy' | 'upgrade';

interface Loaded {
  readonly campaign: Campaign;
  readonly version: number;
}

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

  const load = async (id: string): Promise<Result<Loaded, 'unknownCampaign' | 'upgrade'>> => {
    if (!ID.test(id)) return failure('unknownCampaign');
    let campaign: Campaign | undefined;
    let version = 0;
    for (const record of await log.read(streamOf(id), 0)) {
      const event = readCampaignStored(record);
      if (!event.ok) return failure('upgrade');
      campaign = evolveCampaign(campaign, event.value);
      version = record.version;
    }
    if (campaign === undefined || membersHere(campaign).length === 0) {
      return failure('unknownCampaign');
    }
    return success({ campaign, version });
  };

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

  /** Nobody is left to whom it belongs. */
  const removeIfEmpty = async (id: string, campaign: Campaign) => {
    if (membersHere(campaign).length === 0) await store.remove(streamOf(id));
  };

  /** Decides on what the log says and appends; whoever loses a race decides again. */
  const commit = async (
    id: string,
    { by, commandId }: { readonly by: string; readonly commandId: string },
    decide: (campaign: Campaign) => Result<readonly CampaignEvent[], CampaignReason>,
  ): Promise<Result<Campaign, CampaignFailure>> => {
    for (let race = 0; race < MOST_RACES; race += 1) {
      const loaded = await load(id);
      if (!loaded.ok) return loaded;
      const { campaign, version } = loaded.value;
      const decision = decide(campaign);
      if (!decision.ok) return decision;
      const events = decision.value;
      if (events.length === 0) return success(campaign);
      await listNewcomers(id, events);
      const appended = await log.append(streamOf(id), version, {
        commandId,
        by,
        at: clock.now(),
        events: events.map(makeCampaignStored),
      });
      if (appended.kind === 'conflict') continue;
      if (appended.kind === 'alreadyDone') return success(campaign);
      const reached = events.reduce<Campaign>(evolveCampaign, campaign);
      await unlistLeavers(id, campaign, events);
      await removeIfEmpty(id, reached);
      return success(reached);
    }
    return failure('busy');
  };

  return {
    async begin(request: {
      readonly name: string;
      readonly person: string;
      readonly as: string;
    }): Promise<Result<CampaignView, CampaignReason>> {
      const at = clock.now();
      const beginning = beginCampaign({ ...request, at });
      if (!beginning.ok) return beginning;
      const id = makeToken();
      await lists.keep(request.person, id, at);
      await log.append(streamOf(id), 0, {
        commandId: '',
        by: request.person,
        at,
        events: beginning.value.map(makeCampaignStored),
      });
      const campaign = beginning.value.reduce<Campaign | undefined>(evolveCampaign, undefined);
      return success(viewCampaign(id, campaign as Campaign, request.person));
    },

    async listOf(person: string): Promise<readonly CampaignSummary[]> {
      const summaries: CampaignSummary[] = [];
      for (const id of await lists.of(person)) {
        const loaded = await load(id);
        if (!loaded.ok || campaignMember(loaded.value.campaign, person) === undefined) continue;
        summaries.push(summariseCampaign(id, loaded.value.campaign));
      }
      return summaries;
    },

    async read(
      id: string,
      { person, see, atItsTable }: Reading,
    ): Promise<Result<CampaignView, CampaignFailure>> {
      const loaded = await load(id);
      if (!loaded.ok) return loaded;
      const { campaign } = loaded.value;
      if (person !== undefined && campaignMember(campaign, person) !== undefined) {
        return success(viewCampaign(id, campaign, person));
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
      const context = { now: clock.now(), newToken: makeToken };
      const outcome = await commit(id, { by: person, commandId: makeToken() }, (campaign) =>
        decideCampaign(campaign, command, person, context),
      );
      return outcome.ok ? success(viewCampaign(id, outcome.value, person)) : outcome;
    },

    /** What a table must know before it plays for this campaign. */
    async facts(id: string): Promise<CampaignFacts | null> {
      const loaded = await load(id);
      return loaded.ok ? factsOf(id, loaded.value.campaign) : null;
    },

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
  };
};
export type CampaignBook = ReturnType<typeof campaignBook>;
