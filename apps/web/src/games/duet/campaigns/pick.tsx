import type { CampaignSummary, MissionId, MissionView } from '@remez/protocol/client';
import { LONGEST_CAMPAIGN_NAME } from '@remez/protocol/limits';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Answer } from '../../../lib/api.ts';
import { m } from '../../../messages/index.js';
import type { GameUi } from '../../../table/game-ui.ts';
import { Field, Select } from '../../../ui/field.tsx';
import shared from '../../../ui/shared.module.css';
import { beginCampaign, useCampaign, useMyCampaigns } from './api.ts';
import { missionTitle } from './missions.ts';

/** What whoever opens a table of Duet plays it for. */
export type CampaignPick =
  | { readonly kind: 'none' }
  | { readonly kind: 'new'; readonly name: string }
  | { readonly kind: 'mine'; readonly campaign: string; readonly mission: MissionId | null };

const NO_CAMPAIGN: CampaignPick = { kind: 'none' };

/** Where someone has one, they will want to go on with it. */
export const likeliest = (mine: readonly CampaignSummary[]): CampaignPick => {
  const latest = mine.at(-1);
  return latest === undefined
    ? { kind: 'new', name: '' }
    : { kind: 'mine', campaign: latest.campaign, mission: null };
};

/** The settings that it comes to; a new campaign is begun on the way. */
export const settlePick = async (
  pick: CampaignPick,
  as: string,
): Promise<Answer<{ readonly campaign: string | null; readonly mission: MissionId | null }>> => {
  switch (pick.kind) {
    case 'none':
      return { ok: true, value: { campaign: null, mission: null } };
    case 'mine':
      return { ok: true, value: { campaign: pick.campaign, mission: pick.mission } };
    case 'new': {
      const name = pick.name.trim() || m.campaign_first_name({ name: as.trim() });
      const begun = await beginCampaign(name, as);
      if (!begun.ok) return begun;
      return { ok: true, value: { campaign: begun.value.campaign, mission: 'prague' } };
    }
  }
};

const NONE = '';
const NEW = '+';

const campaignOptions = (mine: readonly CampaignSummary[], needed: boolean) => [
  ...(needed ? [] : [{ value: NONE, label: m.campaign_none() }]),
  ...mine.map(({ campaign, name }) => ({ value: campaign, label: name })),
  { value: NEW, label: m.campaign_new() },
];

const chosenIn = (pick: CampaignPick): string =>
  pick.kind === 'mine' ? pick.campaign : pick.kind === 'new' ? NEW : NONE;

/** Choosing among one's campaigns, none, or a new one. */
const pickOf = (value: string): CampaignPick => {
  if (value === NONE) return NO_CAMPAIGN;
  return value === NEW
    ? { kind: 'new', name: '' }
    : { kind: 'mine', campaign: value, mission: null };
};

/** What can be played, what was not won yet first. */
const playable = (missions: readonly MissionView[]): readonly MissionView[] =>
  (['open', 'lost', 'won'] as const).flatMap((state) =>
    missions.filter((mission) => mission.state === state),
  );

const titleOf = ({ mission, tokens, mistakes }: MissionView): string =>
  missionTitle({ id: mission, tokens, mistakes });

const MissionPick = ({
  campaign,
  mission,
  onPick,
}: {
  readonly campaign: string;
  readonly mission: MissionId | null;
  readonly onPick: (mission: MissionId) => void;
}) => {
  const { answer } = useCampaign(campaign, {});
  const missions = answer?.ok ? playable(answer.value.missions) : [];
  const first = missions[0]?.mission;
  /** Until someone chooses, it is the first that waits to be won. */
  useEffect(() => {
    if (mission === null && first !== undefined) onPick(first);
  }, [mission, first]);
  return (
    <Select
      label={m.duet_mission()}
      testId="pick-mission"
      value={mission ?? ''}
      options={missions.map((each) => ({ value: each.mission, label: titleOf(each) }))}
      onChoose={(value) => onPick(value as MissionId)}
    />
  );
};

/** Which campaign, and which of its missions. */
export const CampaignPicker = ({
  as,
  mine,
  needed = false,
  pick,
  onPick,
}: {
  readonly as: string;
  readonly mine: readonly CampaignSummary[];
  /** Whether playing for none is no answer here. */
  readonly needed?: boolean;
  readonly pick: CampaignPick;
  readonly onPick: (pick: CampaignPick) => void;
}) => {
  return (
    <>
      <Select
        label={m.campaign_choice()}
        testId="pick-campaign"
        value={chosenIn(pick)}
        options={campaignOptions(mine, needed)}
        onChoose={(value) => onPick(pickOf(value))}
      />
      {pick.kind !== 'mine' && <p class={shared.soft}>{m.campaign_choice_about()}</p>}
      {pick.kind === 'new' && (
        <Field
          label={m.campaign_name()}
          testId="campaign-name"
          value={pick.name}
          maxLength={LONGEST_CAMPAIGN_NAME}
          placeholder={as.trim() === '' ? '' : m.campaign_first_name({ name: as.trim() })}
          onInput={(event) => onPick({ kind: 'new', name: event.currentTarget.value })}
        />
      )}
      {pick.kind === 'mine' && (
        <MissionPick
          key={pick.campaign}
          campaign={pick.campaign}
          mission={pick.mission}
          onPick={(mission) => onPick({ kind: 'mine', campaign: pick.campaign, mission })}
        />
      )}
    </>
  );
};

/** When a table of Duet is opened, one may as well play for nothing. */
export const OpeningCampaign: NonNullable<GameUi['Opening']> = ({ as, onChange }) => {
  const [pick, setPick] = useState<CampaignPick>(NO_CAMPAIGN);
  useLayoutEffect(() => onChange((by) => settlePick(pick, by)), [pick]);
  return <CampaignPicker as={as} mine={useMyCampaigns() ?? []} pick={pick} onPick={setPick} />;
};
