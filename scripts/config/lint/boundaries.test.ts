import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { root } from '../apps';
import { runNode } from '../process';
import { temporaryFolder } from '../temporaryFolder';
import { boundaries } from './boundaries';

type Sample = [file: string, code: string];

const imports: Sample[] = [
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
];

const globals: Sample[] = [
  ['mf-books/src/a.js', "localStorage.getItem('token');"],
  ['mf-books/src/a.js', "indexedDB.open('books');"],
  ['mf-books/src/a.js', "new Worker('w.js');"],
  ['shared/studio/src/worker/a.js', "new Worker('w.js');"],
  ['shared/kernel/src/a.js', "indexedDB.open('books');"],
  ['mf-books/src/a.js', "sessionStorage.getItem('draft');"],
  ['shell/src/a.js', 'sessionStorage.clear();'],
  ['shell/src/offline/offlineNotifier.ts', 'sessionStorage.clear();'],
];

const globalProperties: Sample[] = [
  ['mf-books/src/a.js', 'window.localStorage.clear();'],
  ['mf-books/src/a.js', "globalThis['indexedDB'].open('books');"],
  ['mf-books/src/a.js', "new self.Worker('w.js');"],
  ['shared/pages/src/a.js', 'self.caches.keys();'],
  ['shared/library/src/a.js', 'window.window.localStorage.clear();'],
  ['shared/ui/src/a.js', 'window.sessionStorage.clear();'],
  ['shell/src/federation/a.js', 'window.localStorage.clear();'],
  ['mf-books/src/a.js', 'const { caches } = self;'],
  ['shell/src/a.js', 'const { localStorage: store } = window;'],
];

const allowed: Sample[] = [
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
  ['shell/src/offline/worker/store.js', 'self.caches.keys();'],
  ['mf-orders/src/testing/orders.js', "globalThis.indexedDB.open('scribblepup');"],
  ['mf-books/src/a.js', 'const caches = new Map(); caches.keys();'],
  [
    'shared/studio/src/a.js',
    "import '@scribblepup/library'; import '@scribblepup/finder/weights/dog-finder.bin';",
  ],
];

interface Report {
  readonly diagnostics: { readonly code: string; readonly filename: string }[];
}

const broken = new Map<string, string[]>();

/** The rules that a sample breaks, such as `eslint(no-restricted-imports)`. */
const brokenBy = (...sample: Sample): string[] | undefined => broken.get(sample.join(': '));

// Each sample gets a tree of its own, with the rules at its root, and all trees are linted at once.
beforeAll(async () => {
  const trees = await temporaryFolder('lint');
  const rules = JSON.stringify({
    plugins: ['eslint'],
    categories: { correctness: 'off' },
    env: { browser: true },
    overrides: boundaries,
  });
  const samples = [...imports, ...globals, ...globalProperties, ...allowed];
  await Promise.all(
    samples.map(async ([file, code], i) => {
      const path = resolve(trees, String(i), file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(resolve(trees, String(i), '.oxlintrc.json'), rules);
      await writeFile(path, code);
    }),
  );
  const program = resolve(root, 'node_modules/oxlint/bin/oxlint');
  const { output } = await runNode([program, '--format', 'json'], { cwd: trees });
  const { diagnostics } = JSON.parse(output) as Report;
  samples.forEach((sample, i) => {
    const reported = diagnostics.filter(({ filename }) => filename.startsWith(`${i}/`));
    broken.set(
      sample.join(': '),
      reported.map(({ code }) => code),
    );
  });
});

describe.each([
  ['eslint(no-restricted-imports)', imports],
  ['eslint(no-restricted-globals)', globals],
  ['eslint(no-restricted-properties)', globalProperties],
])('%s', (rule, samples) => {
  test.each(samples)('%s may not contain %s', (file, code) => {
    expect(brokenBy(file, code)).toEqual([rule]);
  });
});

test.each(allowed)('%s may contain %s', (file, code) => {
  expect(brokenBy(file, code)).toEqual([]);
});
