import { lazily } from '../../ui/lazy.tsx';
import { quietly } from '../../ui/notice.tsx';
import { useDealt } from './dealt.ts';

/** While it is fetched nothing is said: what it covers stays covered. */
const Opened = lazily(async () => (await import('./open-card.tsx')).OpenCard, quietly);

/** At every deal, a card of one's own: who I am, and one tap to what only I may see. */
export const RoleCard = () => {
  const { isOpen, open } = useDealt();
  if (isOpen) return null;
  return (
    <div data-testid="dealt">
      <Opened.Part onOpen={open} />
    </div>
  );
};
