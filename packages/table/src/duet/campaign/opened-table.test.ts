import { describe, expect, test } from 'vitest';
import {
  type Campaign,
  evolveCampaign,
  noteTable,
  summariseCampaign,
  TABLE_WAITS,
  viewCampaign,
} from './index.ts';
import { MOST_TABLES } from './limits.ts';
import { begun, doing, report, reported, won } from './testing.ts';

const AT = 5000;

const opening = (campaign: Campaign, person: string, table: string): Campaign =>
  noteTable(campaign, { table, person, at: AT }).reduce<Campaign>(evolveCampaign, campaign);

const openFor = (campaign: Campaign, person: string, now = AT) =>
  viewCampaign('c', campaign, { person, now }).mine?.open;

/** Ann's and Ben's. */
const ours = () => won(begun(), 'prague');

describe('a table that a member has opened for a campaign', () => {
  test('D22 · every member sees it on the page and on the list, with the name of who opened it', () => {
    const campaign = opening(ours(), 'ann', 'north');
    for (const person of ['ann', 'ben']) {
      expect(openFor(campaign, person)).toEqual({ table: 'north', by: 'Ann' });
    }
    expect(summariseCampaign('c', campaign, AT).open).toEqual({ table: 'north', by: 'Ann' });
    expect(openFor(ours(), 'ben')).toBeUndefined();
  });

  test('D22 · whoever only looks, a stranger and whoever has left see nothing of it', () => {
    const campaign = doing(opening(ours(), 'ann', 'north'), 'ben', { kind: 'leave' });
    const sights = [
      viewCampaign('c', campaign, undefined),
      ...['eve', 'ben'].map((person) => viewCampaign('c', campaign, { person, now: AT })),
    ];
    expect(JSON.stringify(sights)).not.toContain('north');
  });

  test('D22 · only a member’s table is remembered, and only the newest', () => {
    expect(noteTable(ours(), { table: 'north', person: 'eve', at: AT })).toEqual([]);
    const both = opening(opening(ours(), 'ann', 'north'), 'ben', 'south');
    expect(openFor(both, 'ann')).toEqual({ table: 'south', by: 'Ben' });
  });

  test('D22 · once a match of it is told it is forgotten; one of another table leaves it', () => {
    const campaign = opening(ours(), 'ann', 'north');
    const elsewhere = reported(campaign, report('berlin', { match: 'table/south#1' }));
    expect(openFor(elsewhere, 'ben')?.table).toBe('north');
    for (const isWon of [true, false]) {
      const told = reported(campaign, report('berlin', { match: 'table/north#1', won: isWon }));
      expect(openFor(told, 'ben')).toBeUndefined();
    }
    const locked = reported(campaign, report('sydney', { match: 'table/north#1' }));
    expect(openFor(locked, 'ben')).toBeUndefined();
  });

  test('D22 · after some hours nobody is led there any more', () => {
    const campaign = opening(ours(), 'ann', 'north');
    expect(openFor(campaign, 'ben', AT + TABLE_WAITS)?.table).toBe('north');
    expect(openFor(campaign, 'ben', AT + TABLE_WAITS + 1)).toBeUndefined();
    expect(summariseCampaign('c', campaign, AT + TABLE_WAITS + 1).open).toBeUndefined();
  });

  test('D22 · when who opened it leaves the campaign, nobody is led to their table', () => {
    const campaign = doing(opening(ours(), 'ben', 'north'), 'ann', {
      kind: 'remove',
      member: 'm2',
    });
    expect(openFor(campaign, 'ann')).toBeUndefined();
  });

  test('D22 · tables take no room from names and matches, and have a limit of their own', () => {
    const campaign = opening(ours(), 'ann', 'north');
    expect(campaign.changes).toBe(ours().changes);
    const many = { ...campaign, tables: MOST_TABLES };
    expect(noteTable(many, { table: 'south', person: 'ann', at: AT })).toEqual([]);
  });
});
