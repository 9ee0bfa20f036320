import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../config/apps';
import {
  missingPackages,
  incompatiblePackages,
  unportablePackages,
  type LockedPackages,
} from './lockFile';

const readJson = <T>(name: string): T => JSON.parse(readFileSync(resolve(root, name), 'utf8')) as T;
const { packages } = readJson<{ packages: LockedPackages }>('package-lock.json');
const { engines } = readJson<{ engines: { node: string } }>('package.json');

const packagesWithout = (name: string): LockedPackages =>
  Object.fromEntries(Object.entries(packages).filter(([path]) => path !== `node_modules/${name}`));

describe('the lock file', () => {
  test('lists every package of every platform, so that npm ci works everywhere', () => {
    expect(missingPackages(packages)).toEqual([]);
    for (const platform of [
      'linux-x64',
      'linux-arm64',
      'darwin-x64',
      'darwin-arm64',
      'win32-x64',
      'win32-arm64',
    ]) {
      expect(packages).toHaveProperty([`node_modules/@esbuild/${platform}`]);
    }
  });

  test('has a checksum for each package, and no address that exists on only one machine', () => {
    expect(unportablePackages(packages)).toEqual([]);
  });

  test('has no package that refuses a supported Node version', () => {
    expect(incompatiblePackages(packages, engines.node)).toEqual([]);
  });
});

describe('the check finds', () => {
  test.each(['@swc/core-darwin-arm64', '@esbuild/win32-x64', 'react-dom'])(
    'that %s is missing',
    (name) => {
      expect(missingPackages(packagesWithout(name)).join('\n')).toContain(`needs ${name}`);
    },
  );

  test('a dependency that is installed only inside another package', () => {
    const odd = {
      'node_modules/a': { dependencies: { b: '1' } },
      'node_modules/c/node_modules/b': {},
    };
    expect(missingPackages(odd)).toEqual(['node_modules/a needs b']);
    expect(missingPackages({ ...odd, 'node_modules/a/node_modules/b': {} })).toEqual([]);
  });

  test('a package without a checksum, and one with an address', () => {
    const odd = {
      'node_modules/a': {},
      'node_modules/b': { integrity: 'sha512-x', resolved: 'http://10.0.0.1/b.tgz' },
    };
    expect(unportablePackages(odd)).toEqual(['node_modules/a', 'node_modules/b']);
  });

  test('a package that refuses a supported Node version', () => {
    const odd = {
      'node_modules/a': { engines: { node: '>=22' } },
      'node_modules/b': { engines: ['node >= 0.8'] },
    };
    expect(incompatiblePackages(odd, engines.node)).toEqual(['node_modules/a wants Node >=22']);
  });
});
