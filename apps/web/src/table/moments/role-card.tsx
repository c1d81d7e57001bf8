import { useLayoutEffect } from 'preact/hooks';
import { lazily } from '../../ui/lazy.tsx';
import { cover } from '../../ui/moments/queue.ts';
import { quietly } from '../../ui/notice.tsx';
import { useAttend } from '../attending.ts';
import { useDealt } from './dealt.ts';

/** While it is fetched nothing is said: what it covers stays covered. */
const Opened = lazily(async () => (await import('./open-card.tsx')).OpenCard, quietly);

/** At every deal, a card of one's own: who I am, and one tap to what only I may see. */
export const RoleCard = () => {
  const { isOpen, open } = useDealt();
  useAttend(isOpen);
  /** What happens before it is opened is told afterwards, and not below it. */
  useLayoutEffect(() => {
    cover(!isOpen);
    return () => cover(false);
  }, [isOpen]);
  if (isOpen) return null;
  return (
    <div data-testid="dealt">
      <Opened.Part onOpen={open} />
    </div>
  );
};
