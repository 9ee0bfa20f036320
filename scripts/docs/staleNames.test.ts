import { readDocument, type Document } from './readDocument';
import { brokenLinks, missingFiles, unknownNames, unknownNamesInComments } from './staleNames';
import type { Sources } from './sources';

const sources: Sources = {
  paths: new Set([
    'docs/dog.md',
    'shared/dogs/README.md',
    'shared/dogs/src/run',
    'shared/dogs/src/run/walk.ts',
  ]),
  words: new Set(['walkDog', 'Walk', 'MAX_DOGS']),
  comments: [],
};

const read = (markdown: string): Document => readDocument('shared/dogs/README.md', markdown);

test('finds names that no code has, in a table too', () => {
  const stale =
    '| name | job |\n|---|---|\n| `takeStep()` | moves `LegCount` legs `MIN_LEGS` times |\n';
  expect(unknownNames(read(stale), sources)).toEqual(['takeStep', 'LegCount', 'MIN_LEGS']);
  const good = '`walkDog` walks `MAX_DOGS` dogs, takeStep by takeStep: a `Walk` on `npm run walk`';
  expect(unknownNames(read(good), sources)).toEqual([]);
});

test('finds names in comments, but not those of other projects', () => {
  const texts = [
    '* Walks at most MAX_DOGS dogs, see takeStep. ',
    ' As in GrabCut. ',
    ' webpackChunkName: "walk" ',
  ];
  expect(unknownNamesInComments({ path: 'walk.ts', texts }, sources)).toEqual(['takeStep']);
});

test('finds files that do not exist; a path may omit the `src` of a package', () => {
  expect(missingFiles(read('`walk.ts`, `run/walk.ts`, `dogs/run/walk.ts`'), sources)).toEqual([]);
  expect(missingFiles(read('`../dogs/src/run/walk.ts` and `NAME.test.ts`'), sources)).toEqual([]);
  expect(missingFiles(read('`sit.ts`, `run/sit.py`, `alk.ts`'), sources)).toEqual([
    'sit.ts',
    'run/sit.py',
    'alk.ts',
  ]);
});

test('a document may name the file for which it has an example', () => {
  expect(missingFiles(read('`run/jump.ts`:\n\n```ts src/run/jump.ts\n```'), sources)).toEqual([]);
});

test('finds broken links', () => {
  const good =
    '[a](../../docs/dog.md#legs) [b](README.md) [c](https://example.com) [d](#run) [e](src/run/)';
  expect(brokenLinks(read(good), sources)).toEqual([]);
  expect(brokenLinks(read('[a](docs/dog.md) ![b](cat.png)'), sources)).toEqual([
    'docs/dog.md',
    'cat.png',
  ]);
});
