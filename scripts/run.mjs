// Runs a TypeScript command of this folder, and first installs missing packages.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, isInstalled, satisfies } from './install.mjs';

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

const { status, error } = spawnSync(
  process.execPath,
  ['--import', 'tsx', `scripts/${command}.ts`, ...args],
  { cwd: root, stdio: 'inherit' },
);
if (error) console.error(error.message);
process.exit(status ?? 1);
