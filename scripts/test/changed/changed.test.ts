import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { specRemotes } from '../../../e2e/support/specRemotes';
import { root } from '../../config/apps';
import { workspaceFolders } from '../../config/workspaces';
import { affectedBy, specsFor } from './affected';
import { readImporters, type Importers } from './imports';

/** The importers that follow from lists of files, in which the first file imports the others. */
const importersFrom = (...imports: string[][]): Importers => {
  const importers = new Map<string, Set<string>>();
  for (const [importer, ...imported] of imports) {
    for (const path of [importer, ...imported])
      importers.set(path, importers.get(path) ?? new Set());
    for (const path of imported) importers.get(path)?.add(importer);
  }
  return importers;
};

const small = importersFrom(
  ['mf-books/src/remote.tsx', 'shared/studio/src/index.ts', 'mf-books/src/styles.css'],
  ['mf-books/src/remote.test.ts', 'mf-books/src/remote.tsx'],
  ['mf-auth/src/routes.tsx', 'shared/ui/src/index.ts'],
  ['mf-auth/src/routes.test.tsx'],
  ['shared/studio/src/index.ts', 'shared/tracing/src/trace.ts'],
  ['shared/studio/src/index.test.ts', 'shared/library/src/fake.ts'],
  ['shared/tracing/src/other.test.ts'],
  ['shell/src/index.ts', 'shared/ui/src/index.ts'],
  ['e2e/releases.spec.ts', 'e2e/support/store.ts'],
  ['e2e/support/store.ts', 'scripts/release/core/publish.ts'],
  ['scripts/config/contract.test.ts'],
  ['scripts/demo/content.test.ts'],
);

test('a change in one remote affects that remote alone', () => {
  expect(affectedBy(['mf-auth/src/routes.tsx', 'shell/README.md'], small)).toEqual({
    all: false,
    workspaces: ['mf-auth'],
    tests: ['mf-auth/src/routes.test.tsx', 'scripts/config/contract.test.ts'],
    apps: ['mf-auth'],
    specs: [],
  });
});

test('a deleted test is not run, but the other tests of its package are', () => {
  const { tests } = affectedBy(['shared/tracing/src/deleted.test.ts'], small);
  expect(tests).toEqual(['scripts/config/contract.test.ts', 'shared/tracing/src/other.test.ts']);
});

test('a change in the README runs the test of the command that adds a line to it', () => {
  const { all, workspaces, tests } = affectedBy(['README.md'], small);
  expect({ all, workspaces }).toEqual({ all: false, workspaces: [] });
  expect(tests).toContain('scripts/remote/create.test.ts');
  expect(affectedBy(['shell/README.md'], small).tests).not.toContain(
    'scripts/remote/create.test.ts',
  );
});

test('a change in a package affects its importers, and all tests of the package', () => {
  const { workspaces, tests, apps } = affectedBy(['shared/tracing/src/trace.ts'], small);
  expect([...workspaces].sort()).toEqual(['mf-books', 'shared/studio', 'shared/tracing']);
  expect(apps).toEqual(['mf-books']);
  expect(tests).toEqual([
    'mf-books/src/remote.test.ts',
    'scripts/config/contract.test.ts',
    'shared/tracing/src/other.test.ts',
  ]);
});

test.each([
  'mf-books/src/remote.test.ts',
  'mf-books/src/testing/setup.ts',
  'shared/studio/bench/run.ts',
  'shared/library/src/fake.ts',
])('a change in %s affects no build', (file) => {
  expect(affectedBy([file], small).apps).toEqual([]);
});

test('a change in a style sheet, or in a file that is not imported, affects the build', () => {
  expect(affectedBy(['mf-books/src/styles.css'], small).apps).toEqual(['mf-books']);
  const { apps, tests } = affectedBy(['shared/tracing/package.json'], small);
  expect(apps).toEqual(['mf-books']);
  // The tests of scripts read packages and content.
  expect(tests).toContain('scripts/demo/content.test.ts');
});

test.each([
  'package-lock.json',
  'oxlint.config.ts',
  'scripts/config/webpack/base.ts',
  'scripts/build.ts',
  'scripts/test/run.ts',
  '.ci/run',
])('a change in %s may affect everything', (file) => {
  const affected = affectedBy([file], small);
  expect(affected.all).toBe(true);
  expect(specsFor(affected, specRemotes)).toEqual(Object.keys(specRemotes));
});

const specsOf = (file: string): string[] => specsFor(affectedBy([file], small), specRemotes);

test('a change in a remote runs the specs about it; a change in the shell or the server runs all', () => {
  expect(specsOf('mf-auth/src/routes.tsx')).toEqual([
    'auth.spec.ts',
    'remoteDown.spec.ts',
    'site.spec.ts',
  ]);
  for (const file of ['shell/src/index.html', 'api/src/server.ts', 'shared/ui/src/index.ts'])
    expect(specsOf(file)).toEqual(Object.keys(specRemotes));
});

test('a change in anything that a spec imports runs that spec', () => {
  for (const file of [
    'e2e/releases.spec.ts',
    'e2e/support/store.ts',
    'scripts/release/core/publish.ts',
  ])
    expect(specsOf(file)).toEqual(['releases.spec.ts']);
});

test('`specRemotes` lists every spec', () => {
  const specs = readdirSync(resolve(root, 'e2e')).filter((name) => name.endsWith('.spec.ts'));
  expect(Object.keys(specRemotes)).toEqual(specs.sort());
});

test('the imports of this repository lead to apps, tests and specs', async () => {
  const real = await readImporters();
  expect(affectedBy(['shared/imaging/src/index.ts'], real).apps).toEqual(
    expect.arrayContaining(['shell', 'mf-books', 'mf-orders']),
  );
  expect(affectedBy(['mf-auth/src/routes.tsx'], real)).toMatchObject({
    workspaces: ['mf-auth'],
    apps: ['mf-auth'],
  });
  expect(affectedBy(['shared/kernel/src/schema/index.ts'], real).apps).toContain('api');
  const { tests } = affectedBy(['shared/ui/src/toasts/Toaster.module.css'], real);
  expect(tests).toContain('mf-orders/src/remote.test.ts');
  expect(affectedBy(['e2e/support/store.ts'], real).specs).toContain('e2e/releases.spec.ts');
  expect(affectedBy(['scripts/bench/startServer.ts'], real).tests).toContain(
    'scripts/bench/startServer.test.ts',
  );
  expect(affectedBy(['e2e/fixtures/clash/src/remote.tsx'], real)).toMatchObject({
    apps: [],
    specs: expect.arrayContaining(['e2e/styles.spec.ts']) as string[],
  });
  expect(affectedBy(['scripts/build.ts'], real).workspaces).toEqual(workspaceFolders);
});
