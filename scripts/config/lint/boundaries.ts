import type { OxlintOverride } from 'oxlint';

/**
 * The imports from npm and from apps, and the browser's globals, that each part of the repository
 * must not use. scripts/deps/levelRules.ts has the levels of the packages, and checks dynamic
 * imports too.
 */

type Pattern = { readonly message: string } & (
  | { readonly group: string[] }
  | { readonly regex: string }
);

const otherApps: Pattern = {
  group: [
    ...['shell', 'mf-*'].flatMap((app) => [app, `${app}/**`, `**/../${app}/**`]),
    '**/../api/src/**',
  ],
  message: 'An app never imports another app; share through a package under shared/.',
};
const packageInternals: Pattern = {
  group: ['**/../shared/*/src', '**/../shared/*/src/**'],
  message: 'Import a package by its name, which says what it offers.',
};
const router: Pattern = {
  group: ['react-router-dom', 'react-router', '@tanstack/react-query'],
  message: 'Import it from @scribblepup/kernel/router or /query, which all apps share.',
};
const federation: Pattern = {
  group: ['@module-federation/*', '@module-federation/**'],
  message: 'Only shell/src/federation touches the federation runtime.',
};
// Everything else in these packages may change with any version.
const federationInternals: Pattern = {
  group: [
    '@module-federation/**',
    '!@module-federation/enhanced/runtime',
    '!@module-federation/enhanced/webpack',
  ],
  message: 'Use only @module-federation/enhanced/runtime and @module-federation/enhanced/webpack.',
};
// Classes of a CSS module apply only to the remote; any other style sheet would style the whole
// site.
const globalStyles: Pattern = {
  group: ['**/*.css', '!**/*.module.css'],
  message: 'A remote has only styles of its own: name the file *.module.css.',
};
const http: Pattern = { group: ['axios'], message: 'Only shared/kernel touches axios.' };
const database: Pattern = { group: ['idb'], message: 'Only shared/library touches IndexedDB.' };
const react: Pattern = {
  group: ['react', 'react/*', 'react-dom', 'react-dom/*'],
  message: 'This package is plain TypeScript.',
};
const uiPackage: Pattern = {
  group: ['@scribblepup/ui', '@scribblepup/ui/*'],
  message: 'This package has no user interface.',
};
const dataPackages: Pattern = {
  group: ['library', 'studio', 'pages', 'tracing', 'finder', 'imaging', 'print'].flatMap((name) => [
    `@scribblepup/${name}`,
    `@scribblepup/${name}/**`,
  ]),
  message: 'This package must not import the packages for photos and books.',
};

const forbidImports = (
  files: string[],
  patterns: Pattern[],
  excludeFiles: string[] = [],
): OxlintOverride => ({
  files,
  excludeFiles,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

interface Global {
  readonly name: string;
  readonly message: string;
}

const localStorageGlobal: Global = {
  name: 'localStorage',
  message: 'Only shared/kernel touches local storage.',
};
const sessionStorageGlobal: Global = {
  name: 'sessionStorage',
  message: 'Only shared/kernel touches session storage.',
};
const indexedDb: Global = {
  name: 'indexedDB',
  message: 'Only shared/library touches IndexedDB.',
};
const cacheStorage: Global = {
  name: 'caches',
  message: "Only the shell touches the service worker's caches.",
};
const worker: Global = { name: 'Worker', message: "Only the studio's client touches Worker." };

const guarded = [localStorageGlobal, sessionStorageGlobal, indexedDb, cacheStorage, worker];

const globalObjects = ['globalThis', 'self', 'window'];

// no-restricted-globals sees only bare names.
const asProperty = ({ name, message }: Global) =>
  globalObjects.map((object) => ({ object, property: name, message }));

const nestedGlobalObjects = globalObjects.flatMap((name) =>
  asProperty({ name, message: 'Do not reach one global object through another.' }),
);

/** Forbids the guarded globals, as bare names and as properties, except the allowed ones. */
const forbidGlobals = (files: string[], allowed: Global[] = []): OxlintOverride => {
  const forbidden = guarded.filter((name) => !allowed.includes(name));
  return {
    files,
    excludeFiles: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-globals': ['error', ...forbidden],
      'no-restricted-properties': [
        'error',
        ...forbidden.flatMap(asProperty),
        ...nestedGlobalObjects,
      ],
    },
  };
};

const site = ['shell/src/**', 'mf-*/src/**', 'shared/*/src/**'];

export const boundaries: OxlintOverride[] = [
  forbidImports(
    ['mf-*/src/**'],
    [otherApps, packageInternals, router, federation, http, database, globalStyles],
  ),
  forbidImports(
    ['shell/src/**'],
    [otherApps, packageInternals, http, database, federation],
    ['shell/src/federation/**'],
  ),
  forbidImports(
    ['shell/src/federation/**'],
    [otherApps, packageInternals, http, database, federationInternals],
  ),
  forbidImports(['scripts/**'], [federationInternals]),
  forbidImports(
    ['shared/kernel/src/**'],
    [otherApps, federation, database, uiPackage, dataPackages],
  ),
  forbidImports(
    ['shared/ui/src/**'],
    [otherApps, router, federation, http, database, dataPackages],
  ),
  forbidImports(['shared/library/src/**'], [otherApps, router, federation, http, react, uiPackage]),
  forbidImports(
    ['shared/studio/src/**'],
    [otherApps, router, federation, http, database, react, uiPackage],
  ),
  forbidImports(
    ['shared/{imaging,finder,tracing,pages,print}/src/**'],
    [otherApps, router, federation, http, database, react],
  ),
  // If two of these cover a file, the later one counts.
  forbidGlobals(site),
  forbidGlobals(['shared/kernel/src/**'], [localStorageGlobal, sessionStorageGlobal]),
  forbidGlobals(['shared/library/src/**'], [indexedDb]),
  forbidGlobals(['shared/studio/src/client/**'], [worker]),
  forbidGlobals(['shell/src/**'], [cacheStorage]),
];
