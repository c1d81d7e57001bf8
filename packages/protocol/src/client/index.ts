export { tableClient } from './client.ts';
export * from './port.ts';
export type * from './types.ts';
