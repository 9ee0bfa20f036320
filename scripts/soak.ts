// Runs the seeded tests of what must not be lost, far more often than `npm test` does, and prints
// their figures: runs (default 1,000; the first argument), seed (SEED), what was lost.
// `server` as the first argument: the server under load, see scripts/soak/server.
import { resolve } from 'node:path';
import { root } from './config/apps';
import { spawnSync } from 'node:child_process';
import { soakServer } from './soak/server/soakServer';

if (process.argv[2] === 'server') process.exit((await soakServer(process.argv.slice(3))) ? 0 : 1);

const [count = '1000'] = process.argv.slice(2);
const tests = ['src/faults.test.ts', 'src/twoVersions.test.ts'];

const { status } = spawnSync(
  process.execPath,
  [resolve(root, 'node_modules/jest/bin/jest.js'), '--runInBand', ...tests],
  {
    cwd: resolve(root, 'shared/library'),
    stdio: 'inherit',
    env: { ...process.env, SOAK: count },
  },
);
process.exitCode = status ?? 1;
