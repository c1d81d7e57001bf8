import { useState } from 'preact/hooks';
import {
  type CampaignPick,
  CampaignPicker,
  NO_CAMPAIGN,
  settlePick,
} from '../duet/campaign-pick.tsx';
import { findByCode, openTable } from '../lib/api.ts';
import { useMyCampaigns } from '../lib/campaigns.ts';
import { whyNot } from '../lib/reasons.ts';
import { go, tablePath } from '../lib/route.ts';
import { remember, remembered } from '../lib/storage.ts';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { Choice, Field } from '../ui/field.tsx';
import { Cards } from './cards.tsx';
import { GameChoice } from './game-choice.tsx';
import type { GameName } from './games.ts';
import styles from './page.module.css';
import { Page } from './page.tsx';

type Mode = 'teams' | 'coop' | 'trio';

const modes = () =>
  [
    { value: 'teams', label: m.mode_teams() },
    { value: 'coop', label: m.mode_coop() },
    { value: 'trio', label: m.mode_trio() },
  ] as const;

const modeAbout = (mode: Mode): string =>
  ({ teams: m.mode_teams_about, coop: m.mode_coop_about, trio: m.mode_trio_about })[mode]();

const OpenTable = ({ onCancel }: { readonly onCancel: () => void }) => {
  const [name, setName] = useState(remembered('name') ?? '');
  const [game, setGame] = useState<GameName>('classic');
  const [mode, setMode] = useState<Mode>('teams');
  const [pick, setPick] = useState<CampaignPick>(NO_CAMPAIGN);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    const settled = await settlePick(game === 'duet' ? pick : NO_CAMPAIGN, name);
    const answer = settled.ok
      ? await openTable(name, { game, classic: { mode }, duet: settled.value })
      : settled;
    setBusy(false);
    if (!answer.ok) return setError(whyNot(answer.reason));
    remember('name', name);
    go(tablePath(answer.value.table));
  };
  return (
    <form
      class={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <h2>{m.open_table()}</h2>
      <GameChoice game={game} onChoose={setGame} />
      {game === 'classic' && (
        <>
          <Choice label={m.how_to_play()} value={mode} options={modes()} onChoose={setMode} />
          <p class={styles.soft}>{modeAbout(mode)}</p>
        </>
      )}
      {game === 'duet' && <CampaignPicker as={name} pick={pick} onPick={setPick} />}
      <Field
        label={m.your_name()}
        testId="name"
        value={name}
        maxLength={20}
        error={error}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <div class={styles.row}>
        <Button look="primary" type="submit" disabled={busy || name.trim() === ''}>
          {m.open_it()}
        </Button>
        <Button look="ghost" onClick={onCancel}>
          {m.cancel()}
        </Button>
      </div>
    </form>
  );
};

const JoinByCode = () => {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const find = async () => {
    const digits = code.replace(/\D/gu, '');
    const answer = await findByCode(digits);
    if (answer.ok) return go(tablePath(answer.value.table));
    setError(whyNot(answer.reason === 'unknownTable' ? 'badCode' : answer.reason));
  };
  return (
    <form
      class={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <Field
        label={m.join_by_code()}
        testId="join-code"
        value={code}
        inputMode="numeric"
        placeholder="123456"
        dir="ltr"
        error={error}
        onInput={(event) => setCode(event.currentTarget.value)}
      />
      <Button wide type="submit" disabled={code.replace(/\D/gu, '').length < 6}>
        {m.join_it()}
      </Button>
    </form>
  );
};

/** For those who have any: the way back to their maps. */
const MyCampaigns = () => {
  const mine = useMyCampaigns();
  return mine === undefined || mine.length === 0 ? null : (
    <Button look="ghost" icon="map" data-testid="my-campaigns" onClick={() => go('/campaign')}>
      {m.campaigns_title()}
    </Button>
  );
};

export const HomeScreen = () => {
  const [opening, setOpening] = useState(false);
  return (
    <Page>
      <div class={styles.hero}>
        <Cards />
        <h1 class={styles.logo}>{m.app_name()}</h1>
        <p class={styles.soft}>{m.tagline()}</p>
      </div>
      {opening ? (
        <OpenTable onCancel={() => setOpening(false)} />
      ) : (
        <div class={styles.stack}>
          <Button look="primary" wide data-testid="open-table" onClick={() => setOpening(true)}>
            {m.open_table()}
          </Button>
          <p class={styles.or}>{m.or()}</p>
          <JoinByCode />
          <MyCampaigns />
        </div>
      )}
    </Page>
  );
};
