// Drives the built site in each installed browser, or in the named ones, and compares their
// drawings: npm run test:browsers [-- chromium firefox webkit]
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from './build';
import { root } from './config/apps';
import { exitOnSignals } from './config/atExit';
import { checkNames, readCommandLine } from './config/commandLine';
import { runNode } from './config/process';
import { findEngines, isEngineName, isInstalled, engineNames } from './test/engines/find';
import { describeResults } from './test/engines/results';
import { describeEngines } from './test/engines/describeEngines';

exitOnSignals();
const { positionals: requested } = readCommandLine(
  `npm run test:browsers [-- ${engineNames.join(' ')}]`,
  { maxPositionals: Infinity },
);
checkNames('browser', requested, engineNames);

const all = await findEngines(requested.length > 0 ? requested.filter(isEngineName) : undefined);
for (const line of describeEngines(all)) console.log(line);
const installed = all.filter(isInstalled);
if (installed.length === 0 || (requested.length > 0 && installed.length < all.length))
  process.exit(1);

await build();
const results = resolve(root, 'test-results/engines');
await rm(results, { recursive: true, force: true });
const playwright = resolve(root, 'node_modules/@playwright/test/cli.js');
const { code } = await runNode([playwright, 'test', '-c', 'engines'], {
  cwd: resolve(root, 'e2e'),
  show: true,
  env: { ENGINES: installed.map(({ name }) => name).join() },
});
const { same, lines } = await describeResults(
  results,
  installed.map(({ name }) => name),
);
for (const line of lines) console.log(line);
process.exitCode = code === 0 && same ? 0 : 1;
