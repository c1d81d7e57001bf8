import { createContext, type FunctionComponent } from 'preact';

/** Within a passed table: what its screen shows besides, to whoever holds the device. */
export const PassContext = createContext<FunctionComponent | null>(null);
