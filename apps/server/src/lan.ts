import { networkInterfaces } from 'node:os';

/** The first address by which another device on this network can reach this one. */
export const lanAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
