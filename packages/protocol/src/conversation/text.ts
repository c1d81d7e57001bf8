import type { ServerMessage } from '../messages.ts';
import type { SharedNotice } from './port.ts';

/** A shared notice as the message it travels as. A view comes encoded from the table. */
export const noticeText = (notice: SharedNotice): string => {
  if (notice.kind === 'view') {
    return `{"type":"view","number":${notice.number},"view":${notice.json}}`;
  }
  const { here, watching, pointing } = notice;
  return JSON.stringify({ type: 'presence', here, watching, pointing } satisfies ServerMessage);
};
