// Runs the seeded tests of what must not be lost, far more often than `npm test` does, and prints
// their figures: runs (default 1,000; the first argument), seed (SEED), what was lost.
import { resolve } from 'node:path';
import { root } from './config/apps';
import { spawnSync } from 'node:child_process';

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
