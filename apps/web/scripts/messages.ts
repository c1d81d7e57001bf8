import { generateMessages } from './messages/generate.ts';

/** The compiled messages are not kept in the repository: checks and tests need them first. */
await generateMessages();
