export * from './kinship.ts';
export * from './lines.ts';
export * from './mind.ts';
export * from './sight.ts';
