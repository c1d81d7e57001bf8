export { keptLog } from './log.ts';
export { startServer } from './server.ts';
