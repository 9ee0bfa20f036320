import type { Linter } from 'eslint';
import { appFolders } from '../apps';

/**
 * The imports from npm and from apps that each part of the repository must not use.
 * scripts/deps/levels.config.mjs has the levels of the packages.
 */

type Pattern = { readonly message: string } & (
  { readonly group: string[] } | { readonly regex: string }
);

const otherApps: Pattern = {
  group: [
    ...appFolders.flatMap((app) => [app, `${app}/**`, `**/../${app}/**`]),
    '**/../api/src/**',
  ],
  message: 'An app never imports another app; share through a package under shared/.',
};
const insides: Pattern = {
  group: ['**/../shared/*/src', '**/../shared/*/src/**'],
  message: 'Import a package by its name, which says what it offers.',
};
const router: Pattern = {
  group: ['react-router-dom', 'react-router', '@tanstack/react-query'],
  message: 'Take it from @scribblepup/kernel/router or /query, the small shared facades.',
};
const federation: Pattern = {
  group: ['@module-federation/*', '@module-federation/**'],
  message: 'Only shell/src/federation touches the federation runtime.',
};
// Everything else of these packages may change with any version.
const federationInsides: Pattern = {
  regex: '^@module-federation/(?!enhanced/(?:runtime|webpack)$)',
  message: 'Use only @module-federation/enhanced/runtime and @module-federation/enhanced/webpack.',
};
// The classes of a CSS module are the remote's own; everything else would style the whole site.
const globalStyles: Pattern = {
  regex: '(?<!\\.module)\\.css$',
  message: 'A remote has only styles of its own: name the file *.module.css.',
};
const http: Pattern = { group: ['axios'], message: 'Only shared/kernel touches axios.' };
const database: Pattern = { group: ['idb'], message: 'Only shared/library touches IndexedDB.' };
const react: Pattern = {
  group: ['react', 'react/*', 'react-dom', 'react-dom/*'],
  message: 'This package is plain TypeScript.',
};
const ourUi: Pattern = {
  group: ['@scribblepup/ui', '@scribblepup/ui/*'],
  message: 'This package has no user interface.',
};
const ourData: Pattern = {
  group: ['library', 'studio', 'pages', 'tracing', 'finder', 'imaging', 'print'].flatMap((name) => [
    `@scribblepup/${name}`,
    `@scribblepup/${name}/**`,
  ]),
  message: 'This package knows nothing of books.',
};

const forbid = (files: string[], patterns: Pattern[], ignores: string[] = []): Linter.Config => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const globalsOf = (
  files: string[],
  ignores: string[],
  names: { name: string; message: string }[],
): Linter.Config => ({
  files,
  ignores: ['**/*.test.{ts,tsx}', ...ignores],
  rules: { 'no-restricted-globals': ['error', ...names] },
});

const storage = { name: 'localStorage', message: 'Only shared/kernel touches local storage.' };
const indexed = { name: 'indexedDB', message: 'Only shared/library touches IndexedDB.' };
const worker = { name: 'Worker', message: "Only the studio's client touches Worker." };

const site = ['shell/src/**', 'mf-*/src/**', 'shared/*/src/**'];

export const boundaries: Linter.Config[] = [
  forbid(['mf-*/src/**'], [otherApps, insides, router, federation, http, database, globalStyles]),
  forbid(
    ['shell/src/**'],
    [otherApps, insides, http, database, federation],
    ['shell/src/federation/**'],
  ),
  forbid(['shell/src/federation/**'], [otherApps, insides, http, database, federationInsides]),
  forbid(['scripts/**'], [federationInsides]),
  forbid(['shared/kernel/src/**'], [otherApps, federation, database, ourUi, ourData]),
  forbid(['shared/ui/src/**'], [otherApps, router, federation, http, database, ourData]),
  forbid(['shared/library/src/**'], [otherApps, router, federation, http, react, ourUi]),
  forbid(['shared/studio/src/**'], [otherApps, router, federation, http, database, react, ourUi]),
  forbid(
    ['shared/{imaging,finder,tracing,pages,print}/src/**'],
    [otherApps, router, federation, http, database, react],
  ),
  globalsOf(
    site,
    ['shared/kernel/**', 'shared/library/**', 'shared/studio/src/client/**'],
    [storage, indexed, worker],
  ),
  globalsOf(['shared/kernel/src/**'], [], [indexed, worker]),
  globalsOf(['shared/library/src/**'], [], [storage, worker]),
  globalsOf(['shared/studio/src/client/**'], [], [storage, indexed]),
];
