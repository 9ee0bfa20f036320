// Runs the seeded tests for lost data and crashes far longer than `npm test` does, and prints their
// figures: `npm run soak -- [which] [how often, or minutes]`. SEED sets another seed. RUN repeats a
// single failed run; set it to the path that the failure printed.
import { resolve } from 'node:path';
import { build } from './build';
import { root } from './config/apps';
import { exitOnSignals } from './config/atExit';
import { exitWithError } from './config/commandLine';
import { runNode } from './config/process';
import { integerFromEnv } from './config/integer';
import type { SubjectName } from './soak/fuzz/subjects';

exitOnSignals();
const seed = integerFromEnv('SEED', 19, 0);

/** Storage faults, and two tabs that run different versions. */
const soakLibrary = async (count: number): Promise<boolean> => {
  const jest = resolve(root, 'node_modules/jest/bin/jest.js');
  const tests = ['src/faults.test.ts', 'src/twoVersions.test.ts'];
  const { code } = await runNode([jest, '--runInBand', ...tests], {
    cwd: resolve(root, 'shared/library'),
    show: true,
    env: { SOAK: String(count) },
  });
  return code === 0;
};

const fuzzing = (name: SubjectName) => ({
  times: 10_000,
  run: async (count: number) => {
    const { fuzz } = await import('./soak/fuzz/fuzz');
    return fuzz(name, count, seed, process.env['RUN']);
  },
});

// Each soak loads its own packages, because loading all of them takes seconds.
const soaks = {
  library: { times: 1000, run: soakLibrary },
  engine: fuzzing('engine'),
  copies: fuzzing('copies'),
  releases: fuzzing('releases'),
  kills: {
    times: 100,
    run: async (count: number) => {
      await build();
      const { soakKills } = await import('./soak/kills/kills');
      return soakKills(resolve(root, 'dist'), count, seed);
    },
  },
  /** Here, `times` is a number of minutes. */
  server: {
    times: 10,
    run: async (minutes: number) => (await import('./soak/server/soakServer')).soakServer(minutes),
  },
};

const isName = (name: string): name is keyof typeof soaks => Object.hasOwn(soaks, name);

const args = process.argv.slice(2);
const names = args.filter(isName);
const times = args.find((arg) => /^[1-9]\d*$/.test(arg));
const unknown = args.find((arg) => !isName(arg) && arg !== times);
if (unknown !== undefined)
  exitWithError(
    `There is no soak test called ${unknown}. There are: ${Object.keys(soaks).join(', ')}. Usage: npm run soak -- [NAME ...] [TIMES]`,
  );

const failed: string[] = [];
for (const name of names.length > 0 ? names : Object.keys(soaks).filter(isName)) {
  const { times: usual, run } = soaks[name];
  if (!(await run(times === undefined ? usual : Number(times)))) failed.push(name);
}
if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
