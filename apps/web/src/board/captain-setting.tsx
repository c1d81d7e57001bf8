import { useTable } from '../table/at-table.ts';
import { Switch } from '../ui/field.tsx';
import shared from '../ui/shared.module.css';

/** In big teams one confirms for all. */
export const CaptainSetting = ({
  label,
  about,
}: {
  readonly label: string;
  readonly about: string;
}) => {
  const { view, act } = useTable();
  return (
    <>
      <Switch
        label={label}
        testId="captain-setting"
        checked={view.settings.captain}
        onChange={(captain) => act({ kind: 'set', settings: { captain } })}
      />
      <p class={shared.soft}>{about}</p>
    </>
  );
};
