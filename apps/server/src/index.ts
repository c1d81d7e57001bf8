export { type Config, DEFAULTS, readConfig, SETTINGS } from './config.ts';
export { askForBackup, openControl } from './control.ts';
export { createServer, type Server } from './server.ts';
export { memoryStore } from './store/memory.ts';
export type * from './store/port.ts';
export { writeBackup } from './store/sqlite/backup.ts';
export { sqliteStore } from './store/sqlite/index.ts';
export { restoreBackup } from './store/sqlite/restore.ts';
export { freeBytes } from './store/sqlite/space.ts';
