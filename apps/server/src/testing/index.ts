/** What tests and benchmarks outside this package use of its helpers; nothing here needs Vitest. */
export { botPool } from '../bot-pool.ts';
export { makeCookie, makePerson } from '../identity.ts';
export { type Browser, openBrowser, type Player, rawScreen, sitAt } from './browser.ts';
export { begin, missionIn, order } from './campaigns.ts';
export { type Pair, runOutOfTime, sitDown, winMatch } from './duet.ts';
export { messagesIn, viewsIn } from './frames.ts';
export { randomCommand, startFour } from './games.ts';
export { keptLog } from './log.ts';
export { patience } from './patience.ts';
export { startPostgres } from './postgres.ts';
export { startProcess } from './process.ts';
export { dial, frame, pingFrame, textFrame, upgradeRequest } from './raw.ts';
export { startServer } from './server.ts';
