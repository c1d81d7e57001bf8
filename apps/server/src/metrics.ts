import type { Outcome } from '@remez/table';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export const makeMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    screens: new Gauge({ name: 'remez_screens', help: 'Open connections at tables', registers }),
    tables: new Gauge({ name: 'remez_tables', help: 'Tables held open', registers }),
    commands: new Counter({
      name: 'remez_commands_total',
      help: 'Commands answered',
      /** Which command, or why it was refused, would tell of a match what its people may not know. */
      labelNames: ['outcome'],
      registers,
    }),
    commandSeconds: new Histogram({
      name: 'remez_command_seconds',
      help: 'From receiving a command to answering it, commit included',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    turnedAway: new Counter({
      name: 'remez_turned_away_total',
      help: 'Connections and messages that were not let in',
      labelNames: ['reason'],
      registers,
    }),
    faults: new Counter({
      name: 'remez_faults_total',
      help: 'What went wrong inside, by what was being done',
      labelNames: ['during'],
      registers,
    }),
    botsBusy: new Counter({
      name: 'remez_bots_busy_total',
      help: 'Bots that found too many others thinking, and are asked again later',
      registers,
    }),
    clientFaults: new Counter({
      name: 'remez_client_faults_total',
      help: 'Faults in the web app that its pages have told of',
      labelNames: ['outcome'],
      registers,
    }),
  };
};

/** How a command ended, as far as the figures tell. */
export const outcomeLabel = (outcome: Outcome): 'done' | 'refused' | 'unavailable' => {
  if (outcome.kind === 'done') return 'done';
  return outcome.reason === 'unavailable' ? 'unavailable' : 'refused';
};

export type Metrics = ReturnType<typeof makeMetrics>;
