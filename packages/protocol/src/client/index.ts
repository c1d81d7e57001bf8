export { tableClient } from './client.ts';
export * from './port.ts';
