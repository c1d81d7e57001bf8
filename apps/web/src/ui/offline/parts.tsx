import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fetched } from '../../lib/fetched.ts';

/** Shown to few, and fetched by them; one that cannot be had is not missed. */
const onceFetched = (fetch: () => Promise<FunctionComponent>): FunctionComponent => {
  const part = fetched(fetch);
  return () => {
    const [Part, setPart] = useState<FunctionComponent | undefined>(() => part.now());
    useEffect(() => {
      let gone = false;
      part.load().then(
        (arrived) => !gone && setPart(() => arrived),
        () => undefined,
      );
      return () => {
        gone = true;
      };
    }, []);
    return Part === undefined ? null : <Part />;
  };
};

export const UpdateOffer = onceFetched(
  async () => (await import('./update-offer.tsx')).UpdateOffer,
);
export const InstallPart = onceFetched(
  async () => (await import('./install-part.tsx')).InstallPart,
);
