import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Configuration } from 'webpack';
import { appFolders, remotes, root } from '../../apps';
import { filesBelow } from '../../files';
import { federatedRemote } from '../remote';
import { shellConfig } from '../shell';

// An update of the federation plugin stays a one-line edit only as long as no source names its
// internal files.

const configs: readonly (readonly [name: string, config: Configuration])[] = [
  ['shell', shellConfig()],
  ['shell, development', shellConfig(false)],
  ...remotes.map(({ name, folder }) => [folder, federatedRemote(name)] as const),
];

/** Every alias in a value, however deep, including those in a rule's own `resolve`. */
const aliasesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        key === 'alias' ? [JSON.stringify(inner)] : aliasesIn(inner),
      );

test.each(configs)('%s replaces no module of the federation packages', (_name, config) => {
  const { resolve: resolving, module, plugins } = config;
  const aliases = aliasesIn([resolving, module]);
  expect(aliases.filter((alias) => alias.includes('module-federation'))).toEqual([]);
  expect(plugins?.map((plugin) => plugin && plugin.constructor.name)).not.toContain(
    'NormalModuleReplacementPlugin',
  );
});

test('the search for aliases finds one in a rule', () => {
  const rule = { resolve: { alias: { '@module-federation/sdk$': '/sdk' } } };
  expect(aliasesIn([undefined, { rules: [{ oneOf: [rule] }] }])).toEqual([
    '{"@module-federation/sdk$":"/sdk"}',
  ]);
});

/**
 * Internal files of the packages, and internal tables of the packages and of webpack that a page
 * could edit.
 */
const internals = [
  /@module-federation\/[\w./-]*\bdist\b/,
  /\b__(?:FEDERATION|VMOK|GLOBAL_LOADING)[A-Z_]*__\b/,
  /['"`]webpackChunk\w/,
  /\bwindow\.stop\(/,
];

test('no source names an internal file or table of the federation packages', async () => {
  const folders = [...appFolders, 'shared', 'scripts'].map((folder) => resolve(root, folder));
  const files = (await Promise.all(folders.map((folder) => filesBelow(folder))))
    .flat()
    .filter((file) => /(?<!\.test)\.(?:ts|tsx|mjs)$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((_, i) => internals.some((pattern) => pattern.test(texts[i])));
  expect(found.map((file) => relative(root, file))).toEqual([]);
});
