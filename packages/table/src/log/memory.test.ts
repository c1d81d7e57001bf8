import { eventLogContract } from '../testing/log-contract.ts';
import { memoryLog } from './memory.ts';

eventLogContract('the log in memory', async () => ({ log: memoryLog(), dispose: async () => {} }));
