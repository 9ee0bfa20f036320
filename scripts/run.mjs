// Runs a TypeScript command of this folder, and first installs missing packages.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, isInstalled, satisfies } from './install.mjs';
import { forwardSignals } from './signals.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const [command, ...args] = process.argv.slice(2);

const { engines } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
if (!satisfies(process.versions.node, engines.node)) {
  console.error(`This is Node ${process.versions.node}; Scribblepup needs ${engines.node}.`);
  process.exit(1);
}

if (!isInstalled(root)) {
  const code = await install(root);
  if (code !== 0) process.exit(code);
}

const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${command}.ts`, ...args], {
  cwd: root,
  stdio: 'inherit',
});
child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
forwardSignals(child);
