import { lazily } from '../../ui/lazy.tsx';
import { current } from '../../ui/moments/queue.ts';
import { quietly } from '../../ui/notice.tsx';
import { useTable } from '../at-table.ts';
import { curtain } from './watch.ts';

const Ended = lazily(async () => (await import('./finale.tsx')).Finale, quietly);

/** When the last moment has been told, the ending: over the board, until it is closed. */
export const Curtain = () => {
  const { match } = useTable();
  if (curtain.value === undefined || curtain.value !== match || current.value !== null) return null;
  return <Ended.Part onClose={closeCurtain} />;
};

const closeCurtain = () => {
  curtain.value = undefined;
};
