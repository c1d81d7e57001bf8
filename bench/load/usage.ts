import { readFileSync } from 'node:fs';

/** What Linux tells of a process. */
const TICKS_A_SECOND = 100;

/** Processor time of all its threads, in the program and in the kernel. */
export const cpuSecondsOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
};

/** Memory that is really in use, in bytes. */
export const residentBytesOf = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1] ?? 0) * 1024;
};

/** Processor time that anyone has used of one core, the time that the host gave to others included. */
export const busySecondsOfCore = (core: number): number => {
  const line = readFileSync('/proc/stat', 'utf8').match(new RegExp(`^cpu${core} (.*)$`, 'mu'));
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, steal = 0] = (line?.[1] ?? '')
    .split(' ')
    .map(Number);
  return (user + nice + system + irq + softIrq + steal) / TICKS_A_SECOND;
};
