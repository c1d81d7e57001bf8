import { signal } from '@preact/signals';
import { ROUTES } from '@remez/protocol/routes';
import { ask } from './api.ts';

const isLoopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/u.test(location.hostname);

/** Where others reach this page, if its own address means something else on their machines. */
const shared = signal<string | null>(null);
let asked = false;

/** Whether this address is known to nobody else, and no other is known. */
export const isAlone = (): boolean => isLoopback && asked && shared.value === null;

/** The address that links carry, where it is not the page's own. */
export const sharedAddress = (): string | null => shared.value;

export const findSharedAddress = async (): Promise<void> => {
  if (!isLoopback || asked) return;
  const answer = await ask<{ readonly address: string | null }>(ROUTES.address);
  asked = answer.ok;
  if (answer.ok) shared.value = answer.value.address;
};

/** A link that works on other machines too. */
export const linkTo = (path: string): string => new URL(path, shared.value ?? location.origin).href;
