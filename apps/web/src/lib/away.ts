import { effect, type ReadonlySignal, signal } from '@preact/signals';

/** A page that is loaded anew is back by then: nobody is called away for it. */
const GRACE = 3000;

/**
 * Who of the people is away: has no screen, and has had none for a moment. Whoever was away when it
 * began to watch has been so for longer.
 */
export const watchAway = (
  people: ReadonlySignal<readonly string[]>,
  here: ReadonlySignal<readonly string[]>,
): { readonly away: ReadonlySignal<readonly string[]>; readonly stop: () => void } => {
  const away = signal<readonly string[]>(people.value.filter((id) => !here.value.includes(id)));
  const leaving = new Map<string, ReturnType<typeof setTimeout>>();
  const end = effect(() => {
    const gone = people.value.filter((id) => !here.value.includes(id));
    for (const [id, timer] of leaving) {
      if (gone.includes(id)) continue;
      clearTimeout(timer);
      leaving.delete(id);
    }
    const known = away.peek();
    if (known.some((id) => !gone.includes(id)))
      away.value = known.filter((id) => gone.includes(id));
    for (const id of gone) {
      if (known.includes(id) || leaving.has(id)) continue;
      const tell = () => {
        leaving.delete(id);
        away.value = [...away.peek(), id];
      };
      leaving.set(id, setTimeout(tell, GRACE));
    }
  });
  return {
    away,
    stop() {
      end();
      for (const timer of leaving.values()) clearTimeout(timer);
    },
  };
};
