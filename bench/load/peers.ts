import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathOf } from './server.ts';

const FOLDER = pathOf('../peers');

/** The peers are nobody's dependency: they are fetched when they are first measured. */
export const installPeers = () => {
  if (existsSync(`${FOLDER}/node_modules`)) return;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { cwd: FOLDER, stdio: 'inherit' });
  if (status !== 0) throw new Error('the peers could not be installed');
};
