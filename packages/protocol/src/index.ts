export * from './commands.ts';
export * from './messages.ts';
export * from './parse.ts';
export * from './version.ts';
