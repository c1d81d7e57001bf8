export { type Config, DEFAULTS, readConfig, SETTINGS } from './config.ts';
export { createServer, type Server } from './server.ts';
export { memoryStore } from './store/memory.ts';
export type * from './store/port.ts';
export { sqliteStore } from './store/sqlite/index.ts';
