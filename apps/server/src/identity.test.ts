import { describe, expect, test } from 'vitest';
import { hashOf, makeCookie, makePerson, makeToken, readPersons } from './identity.ts';

const key = new Uint8Array(32).fill(1);
const otherKey = new Uint8Array(32).fill(2);
const persons = [makePerson(), makePerson()];
const cookie = makeCookie(persons, { key, secure: false }).split(';')[0] as string;

describe('an identity', () => {
  test('is 128 random bits', () => {
    const many = Array.from({ length: 1000 }, makePerson);
    expect(new Set(many).size).toBe(1000);
    for (const person of many) expect(Buffer.from(person, 'base64url')).toHaveLength(16);
  });

  test('is read back from its cookie, among others too', () => {
    expect(readPersons(cookie, key)).toEqual(persons);
    expect(readPersons(`theme=dark; ${cookie}; remez2=x`, key)).toEqual(persons);
    expect(readPersons(`${cookie};x=y`, key)).toEqual(persons);
  });

  test('is worth nothing under another key', () => {
    expect(readPersons(cookie, otherKey)).toEqual([]);
  });

  const [name, value] = cookie.split('=') as [string, string];
  const [first, second, signature] = value.split('.') as [string, string, string];
  test.each([
    ['no cookie', undefined],
    ['an empty one', ''],
    ['another one', 'other=1'],
    ['no value', `${name}=`],
    ['no signature', `${name}=${first}.${second}`],
    ['an empty signature', `${name}=${first}.${second}.`],
    ['half a signature', `${name}=${first}.${second}.${signature.slice(0, 20)}`],
    ['a longer signature', `${name}=${first}.${second}.${signature}AAAA`],
    ['one person less', `${name}=${first}.${signature}`],
    ['the persons in another order', `${name}=${second}.${first}.${signature}`],
    ['one person more', `${name}=${makePerson()}.${first}.${second}.${signature}`],
    ['only dots', `${name}=...`],
  ])('is nobody’s with %s', (_, header) => {
    expect(readPersons(header, key)).toEqual([]);
  });

  test('its cookie is for the server alone, for a year, and asks for https only where there is', () => {
    const attributes = (secure: boolean) =>
      makeCookie(persons, { key, secure }).split('; ').slice(1);
    const always = ['Path=/', 'Max-Age=31536000', 'HttpOnly', 'SameSite=Lax'];
    expect(attributes(false)).toEqual(always);
    expect(attributes(true)).toEqual([...always, 'Secure']);
  });

  test('a link’s token is not to be had from what is kept of it', () => {
    const token = makeToken();
    expect(hashOf(token)).toMatch(/^[0-9a-f]{64}$/u);
    expect(hashOf(token)).toBe(hashOf(token));
    expect(hashOf(token)).not.toContain(token);
  });
});
