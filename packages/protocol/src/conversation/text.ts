import type { Notice } from '@remez/table';
import type { ServerMessage } from '../messages.ts';
import type { SharedNotice } from './port.ts';

export type ShownNotice = Exclude<Notice, { kind: 'goodbye' }>;

/** A notice as the message it travels as. */
const messageOf = (notice: ShownNotice): ServerMessage => {
  switch (notice.kind) {
    case 'view':
      return { type: 'view', number: notice.number, view: notice.view };
    case 'change':
      return { type: 'change', number: notice.number, change: notice.change };
    case 'me':
      return { type: 'me', me: notice.me };
    case 'meChange':
      return { type: 'me', change: notice.change };
    case 'done':
      return { type: 'done', id: notice.id };
    case 'presence': {
      const { here, watching, pointing, maybe } = notice;
      return { type: 'presence', here, watching, pointing, ...(maybe && { maybe }) };
    }
  }
};

const SHARED: ReadonlySet<Notice['kind']> = new Set(['view', 'change', 'presence'] as const);
export const isShared = (notice: Notice): notice is SharedNotice => SHARED.has(notice.kind);

/** Its text, with the notice itself: a `WeakMap` of millions of short lives costs the collector more than they do. */
const TEXT = Symbol('text');
interface Written {
  [TEXT]?: string;
}

/** What many are sent is written once. */
export const noticeText = (notice: ShownNotice): string => {
  const kept = (notice as Written)[TEXT];
  if (kept !== undefined) return kept;
  const text = JSON.stringify(messageOf(notice));
  if (isShared(notice)) (notice as Written)[TEXT] = text;
  return text;
};
