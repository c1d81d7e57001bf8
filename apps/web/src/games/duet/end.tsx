import { Ending, type EndProps } from '../../board/ending.tsx';
import { m } from '../../messages/index.js';
import { useTable } from '../../table/at-table.ts';
import { Button } from '../../ui/button.tsx';
import shared from '../../ui/shared.module.css';
import { useGame, usePlaces } from './at-game.ts';
import { missionName } from './campaigns/missions.ts';
import { ToMissionMap } from './campaigns/panel.tsx';
import { LESSONS, PRAISE, RESULTS } from './debrief.ts';
import duet from './duet.module.css';
import { betterBank } from './offers.ts';

const BankOffer = () => {
  const { view, me, act } = useTable();
  const tokens = betterBank(view, useGame());
  const { duet: chosen } = view.settings;
  if (tokens === undefined || (chosen.mission === null && chosen.tokens === tokens)) return null;
  if (!me.can.prepare) return <p class={shared.note}>{m.duet_offer_tokens({ count: tokens })}</p>;
  return (
    <Button
      data-testid="offer-tokens"
      onClick={() => act({ kind: 'set', settings: { duet: { mission: null, tokens } } })}
    >
      {m.duet_offer_tokens({ count: tokens })}
    </Button>
  );
};

/** D22 · which mission "again" plays, where it is another one; whoever has the button reads it there. */
const NextMission = () => {
  const { view, me } = useTable();
  const played = useGame().mission;
  const { mission } = view.settings.duet;
  if (mission === null || mission === played || me.can.again) return null;
  return (
    <p class={shared.note} data-testid="next-mission">
      {m.campaign_next({ city: missionName(mission) })}
    </p>
  );
};

/** D28 · to the map: of the campaign, or after a win of the standard game to begin one. */
const MapOffer = () => {
  const { view, me, isLocal } = useTable();
  const { result } = useGame();
  const begins = me.can.prepare && !isLocal && result?.debrief?.lesson === 'wonStandard';
  return view.settings.duet.campaign !== null || begins ? (
    <ToMissionMap labelled={duet.mapLabel} />
  ) : null;
};

export const End = (props: EndProps) => {
  const { result } = useGame();
  const { isSeated } = usePlaces();
  if (result === undefined) return null;
  const { score, debrief } = result;
  return (
    <Ending
      title={RESULTS[result.why](result)}
      why={result.why}
      class={duet.end}
      about={
        <p class={`${shared.note} ${duet.keysAbout}`}>
          {isSeated ? m.duet_keys_about() : m.duet_keys_about_watched()}
        </p>
      }
      {...props}
    >
      <div class={duet.score}>
        {score !== undefined && (
          <p data-testid="score" data-score={score}>
            {m.duet_score({ count: score })}
            {debrief?.praise && ` · ${PRAISE[debrief.praise]()}`}
          </p>
        )}
        <MapOffer />
      </div>
      {debrief && (
        <p class={shared.note} data-testid="debrief" data-lesson={debrief.lesson}>
          {LESSONS[debrief.lesson]()}
        </p>
      )}
      <BankOffer />
      <NextMission />
    </Ending>
  );
};
