import { go } from '../../../lib/route.ts';
import { m } from '../../../messages/index.js';
import { useTable } from '../../../table/at-table.ts';
import { Button } from '../../../ui/button.tsx';
import { useMyCampaigns } from './api.ts';
import { CAMPAIGNS_PATH } from './paths.ts';

/** On the first page, for those who have any: the way back to their maps. */
export const MyCampaigns = () => {
  const mine = useMyCampaigns();
  return mine === undefined || mine.length === 0 ? null : (
    <Button look="ghost" icon="map" data-testid="my-campaigns" onClick={() => go(CAMPAIGNS_PATH)}>
      {mine.some(({ open }) => open) ? m.campaigns_table_open() : m.campaigns_title()}
    </Button>
  );
};

/** In the menu at a table. */
export const ToCampaigns = () => {
  const { me, isLocal } = useTable();
  return me.member === undefined || isLocal ? null : (
    <Button icon="map" wide data-testid="menu-campaigns" onClick={() => go(CAMPAIGNS_PATH)}>
      {m.campaigns_title()}
    </Button>
  );
};
