import { Linter } from 'eslint';
import globals from 'globals';
import { boundaries } from './boundaries';

const linter = new Linter({ configType: 'flat', cwd: '/house' });

const complaints = (file: string, code: string): (string | null)[] =>
  linter
    .verify(
      code,
      [{ files: ['**/*'], languageOptions: { globals: globals.browser } }, ...boundaries],
      { filename: `/house/${file}` },
    )
    .map(({ ruleId }) => ruleId);

test.each([
  ['mf-books/src/a.js', "import '../../mf-orders/src/b';"],
  ['mf-books/src/a.js', "import '../../../shell/src/b';"],
  ['mf-books/src/a.js', "import 'mf-orders/src/b';"],
  ['mf-books/src/a.js', "import 'react-router-dom';"],
  ['mf-books/src/a.js', "import 'axios';"],
  ['mf-books/src/a.js', "import '../../api/src/server';"],
  ['mf-books/src/a.js', "import '@module-federation/enhanced/runtime';"],
  ['mf-books/src/a.js', "import '../../shared/studio/src/studio';"],
  ['mf-books/src/a.js', "import './a.css';"],
  ['shell/src/App.js', "import '@module-federation/enhanced/runtime';"],
  ['shell/src/federation/a.js', "import '../../../shared/kernel/src/core';"],
  ['shell/src/federation/a.js', "import '@module-federation/enhanced/dist/src/runtime.mjs';"],
  ['shell/src/federation/a.js', "import '@module-federation/webpack-bundler-runtime/bundler';"],
  ['scripts/config/webpack/a.js', "import '@module-federation/runtime-core';"],
  ['shared/kernel/src/a.js', "import '@scribblepup/ui';"],
  ['shared/tracing/src/a.js', "import 'react';"],
  ['shared/studio/src/a.js', "import 'react';"],
  ['shared/studio/src/a.js', "import '@scribblepup/ui';"],
  ['shared/ui/src/a.js', "import '@scribblepup/pages/checks';"],
  ['shared/library/src/a.js', "import 'react';"],
])('%s may not say %s', (file, code) => {
  expect(complaints(file, code)).toEqual(['no-restricted-imports']);
});

test.each([
  ['mf-books/src/a.js', "localStorage.getItem('token');"],
  ['mf-books/src/a.js', "indexedDB.open('books');"],
  ['mf-books/src/a.js', "new Worker('w.js');"],
  ['shared/studio/src/worker/a.js', "new Worker('w.js');"],
  ['shared/kernel/src/a.js', "indexedDB.open('books');"],
  ['mf-books/src/a.js', "sessionStorage.getItem('draft');"],
  ['mf-books/src/a.js', 'window.localStorage.clear();'],
  ['mf-books/src/a.js', "globalThis['indexedDB'].open('books');"],
  ['mf-books/src/a.js', "new self.Worker('w.js');"],
  ['shared/pages/src/a.js', 'self.caches.keys();'],
  ['shared/library/src/a.js', 'window.window.localStorage.clear();'],
  ['shared/ui/src/a.js', 'window.sessionStorage.clear();'],
  ['shell/src/a.js', 'sessionStorage.clear();'],
  ['shell/src/offline/tell.ts', 'localStorage.clear();'],
  ['shell/src/federation/a.js', 'window.localStorage.clear();'],
])('%s may not say %s', (file, code) => {
  expect(complaints(file, code)).toEqual(['no-restricted-globals']);
});

test('taking a global from the global object counts too', () => {
  expect(complaints('mf-books/src/a.js', 'const { caches } = self;')).toEqual([
    'no-restricted-syntax',
  ]);
});

test.each([
  [
    'mf-books/src/a.js',
    "import '@scribblepup/kernel/router'; import '@scribblepup/studio'; import './b'; import './b.module.css'; import '../../api/demo';",
  ],
  ['shell/src/federation/load.js', "import '@module-federation/enhanced/runtime';"],
  ['scripts/config/webpack/shell.js', "import '@module-federation/enhanced/webpack';"],
  ['shared/kernel/src/api/client.js', "import 'axios'; localStorage.getItem('token');"],
  ['shared/library/src/open.js', "import 'idb'; indexedDB.open('books');"],
  ['shared/studio/src/client/spawn.js', "new Worker('w.js');"],
  ['shared/kernel/src/config/overrides.js', 'window.sessionStorage.clear();'],
  ['shell/src/offline/tell.ts', 'sessionStorage.clear();'],
  ['shell/src/offline/worker/store.js', 'self.caches.keys();'],
  ['mf-orders/src/testing/orders.js', "globalThis.indexedDB.open('scribblepup');"],
  ['mf-books/src/a.js', 'const caches = new Map(); caches.keys();'],
  [
    'shared/studio/src/a.js',
    "import '@scribblepup/library'; import '@scribblepup/finder/weights/dog-finder.bin';",
  ],
])('%s may say %s', (file, code) => {
  expect(complaints(file, code)).toEqual([]);
});
