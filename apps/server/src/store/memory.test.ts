import { storeContract } from './contract.ts';
import { memoryStore } from './memory.ts';

storeContract('the store in memory', async () => {
  const store = memoryStore();
  return { store, dispose: () => store.close() };
});
