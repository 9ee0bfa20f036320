// Runs before anything is installed, so it is plain JavaScript without packages.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { forwardSignals } from './signals.mjs';

const USUAL_DURATION = 'usually about a minute';
const PROGRESS_MS = 5000;

/**
 * Whether a Node version satisfies an `engines` range made of `^a.b.c` and `>=a.b.c` joined by
 * `||`.
 * @param {string} version for example 22.13.1
 * @param {string} range
 */
export const satisfies = (version, range) => {
  const [major, minor] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, operator, wantedMajor, wantedMinor] = /(\^|>=)(\d+)\.(\d+)/.exec(part) ?? [];
    if (!operator) throw new Error(`engines: cannot read ${part}`);
    if (major !== Number(wantedMajor)) return operator === '>=' && major > Number(wantedMajor);
    return minor >= Number(wantedMinor);
  });
};

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * The packages of a lock file, as pairs of path and entry; a workspace is a link in node_modules.
 */
const lockedPackages = (root) =>
  Object.entries(readJson(resolve(root, 'package-lock.json')).packages).filter(([path]) =>
    path.includes('node_modules/'),
  );

/**
 * Whether `node_modules` matches the lock file, according to npm's own record of what it installed.
 * Also checks that each folder exists, because the record stays when a workspace is removed with
 * its `node_modules`.
 * @param {string} root the folder of package-lock.json
 */
export const isInstalled = (root) => {
  const record = resolve(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const { packages: installed } = readJson(record);
  return lockedPackages(root).every(([path, { integrity, link, optional, peer }]) => {
    if (!link && !installed[path]) return optional === true || peer === true;
    return existsSync(resolve(root, path)) && (link || installed[path].integrity === integrity);
  });
};

/**
 * Folders that must exist after the installation. Those of optional packages are not among them,
 * because they depend on the platform.
 */
const expectedFolders = (root) =>
  lockedPackages(root)
    .filter(([, { link, optional }]) => !link && !optional)
    .map(([path]) => resolve(root, path));

// npm creates all folders first and fills them afterwards.
const isFilled = (folder) => existsSync(resolve(folder, 'package.json'));

/**
 * Installs the packages of the lock file with `npm ci`, and prints its progress.
 * @param {string} root
 * @returns {Promise<number>} npm's exit code, or 128 plus the number of the signal that stopped it
 */
export const install = (root) => {
  const folders = expectedFolders(root);
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log(`Installing ${folders.length} packages (${USUAL_DURATION})...`);
  const progress = setInterval(() => {
    console.log(
      `  ${folders.filter(isFilled).length} of ${folders.length} packages, ${seconds()} s`,
    );
  }, PROGRESS_MS);
  return new Promise((done) => {
    // npm 10 does not know the `allowScripts` of package.json.
    const npm = spawn(
      'npm',
      ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--no-progress', '--loglevel=error'],
      {
        cwd: root,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      },
    );
    forwardSignals(npm);
    const end = (code) => {
      clearInterval(progress);
      done(code);
    };
    npm.once('error', (error) => {
      console.error(error.message);
      end(1);
    });
    npm.once('close', (code, signal) => {
      if (code === 0) console.log(`Installed in ${seconds()} s.`);
      else if (!signal)
        console.error(
          'The packages could not be installed; see the error above. To try again: npm ci --ignore-scripts',
        );
      end(signal ? 128 + constants.signals[signal] : code);
    });
  });
};
