import { m } from '../../paraglide/messages.js';
import { Switch } from '../../ui/field.tsx';
import { useTable } from '../at-table.ts';
import styles from './lobby.module.css';

/** In big teams one confirms for all. */
export const CaptainSetting = () => {
  const { view, act } = useTable();
  const isDuet = view.settings.game === 'duet';
  return (
    <>
      <Switch
        label={isDuet ? m.duet_captain_setting() : m.captain_setting()}
        testId="captain-setting"
        checked={view.settings.captain}
        onChange={(captain) => act({ kind: 'set', settings: { captain } })}
      />
      <p class={styles.soft}>{isDuet ? m.duet_captain_about() : m.captain_about()}</p>
    </>
  );
};
