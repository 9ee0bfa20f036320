import type { FoundBook } from '@scribblepup/library';
import { firstCandidates, like } from './candidates';

const found = {
  project: { id: 'p', dogName: 'Rex', choices: { name: 'Rex' } },
  book: { id: 'b', cover: null },
} as unknown as FoundBook;
const first = firstCandidates('Rex');
const liked = like({ ...first, shown: 2 });

/** Imports the module again, as a page load does. */
const load = async () => {
  jest.resetModules();
  return import('./unsavedCandidates');
};

beforeEach(() => sessionStorage.clear());

test('an unsaved choice survives a reload', async () => {
  (await load()).saveUnsavedCandidates(found, liked);
  const { candidatesFor, clearUnsavedCandidates } = await load();
  expect(candidatesFor(found)).toEqual(liked);
  clearUnsavedCandidates(found);
  expect((await load()).candidatesFor(found)).toEqual(first);
});

test.each<[string, (text: string) => string]>([
  ['another structure', () => '{"covers":{"b":{"basis":""}}}'],
  ['a cover that does not exist', (text) => text.replace('"shown":2', '"shown":9')],
])('storage with %s counts as empty', async (_what, corrupt) => {
  (await load()).saveUnsavedCandidates(found, liked);
  const key = sessionStorage.key(0) ?? '';
  const text = sessionStorage.getItem(key) ?? '';
  sessionStorage.setItem(key, corrupt(text));
  expect((await load()).candidatesFor(found)).toEqual(first);
});
