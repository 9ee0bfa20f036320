// The only script that runs before anything is installed: it installs what is missing, then runs
// a command of this folder with TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const stamp = resolve(root, 'node_modules/.installed-lock');
const [command, ...args] = process.argv.slice(2);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const run = (program, programArgs, options = {}) => {
  const { status, error } = spawnSync(program, programArgs, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(error.message);
  return status ?? 1;
};

const lock = createHash('sha256').update(readFileSync(resolve(root, 'package-lock.json'))).digest('hex');
const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
if (!installed) {
  console.log('Installing packages...');
  // Not `npm ci`: it refuses a lock file without the native packages of other platforms.
  const status = run('npm', ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error'], {
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status);
  writeFileSync(stamp, lock);
}

process.exit(run(process.execPath, ['--import', 'tsx', `scripts/${command}.ts`, ...args]));
