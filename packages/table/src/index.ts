export type * from './log/port.ts';
