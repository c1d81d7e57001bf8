import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Who a browser is: one or more persons, 128 random bits each, signed in an HttpOnly cookie.
 * The ids are no secret; the signature is what nobody else can make.
 */
const COOKIE = 'remez';
const YEAR_SECONDS = 31_536_000;
export const MOST_PERSONS = 8;

const PERSON = /^[\w-]{22}$/u;

/** A long random token: for a table's link, or a one-time link to another device. */
export const makeToken = (): string => randomBytes(16).toString('base64url');

export const makePerson = (): string => makeToken();

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const signature = (payload: string, key: Uint8Array): Buffer =>
  createHmac('sha256', key).update(`${COOKIE}/${payload}`).digest();

export const makeCookie = (
  persons: readonly string[],
  { key, secure }: { readonly key: Uint8Array; readonly secure: boolean },
): string => {
  const payload = persons.join('.');
  const signed = `${payload}.${signature(payload, key).toString('base64url')}`;
  const attributes = `Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax`;
  return `${COOKIE}=${signed}; ${attributes}${secure ? '; Secure' : ''}`;
};

const cookieValue = (header: string | undefined): string | undefined =>
  header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

/** The persons of this browser; none when there is no cookie, or one that we did not sign. */
export const readPersons = (header: string | undefined, key: Uint8Array): readonly string[] => {
  const value = cookieValue(header);
  const end = value?.lastIndexOf('.') ?? -1;
  if (value === undefined || end < 0) return [];
  const payload = value.slice(0, end);
  const given = Buffer.from(value.slice(end + 1), 'base64url');
  const right = signature(payload, key);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return [];
  return payload.split('.').filter((person) => PERSON.test(person));
};
