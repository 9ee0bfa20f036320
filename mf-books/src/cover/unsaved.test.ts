import type { FoundBook } from '@scribblepup/library';
import { firstCandidates, like } from './candidates';

jest.mock('@scribblepup/library', () => ({
  ...jest.requireActual<object>('@scribblepup/library'),
  subscribe: jest.fn(),
}));

const found = {
  project: { id: 'p', dogName: 'Rex', choices: { name: 'Rex' } },
  book: { id: 'b', cover: null },
} as unknown as FoundBook;
const first = firstCandidates('Rex');
const liked = like({ ...first, shown: 2 });

/** The module as a new load of the page has it. */
const load = async () => {
  jest.resetModules();
  return import('./unsaved');
};

beforeEach(() => sessionStorage.clear());

test('a choice outlives a reload', async () => {
  (await load()).keepUnsaved(found, liked);
  const { candidatesFor, forgetUnsaved } = await load();
  expect(candidatesFor(found)).toEqual(liked);
  forgetUnsaved(found);
  expect((await load()).candidatesFor(found)).toEqual(first);
});

test('without storage, a choice is kept until a reload', async () => {
  const { keepUnsaved, candidatesFor } = await load();
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No storage', 'SecurityError');
  });
  keepUnsaved(found, liked);
  set.mockRestore();
  expect(candidatesFor(found)).toEqual(liked);
  expect((await load()).candidatesFor(found)).toEqual(first);
});

test('erasing everything removes the choices', async () => {
  const { keepUnsaved, candidatesFor } = await load();
  const { subscribe } = await import('@scribblepup/library');
  keepUnsaved(found, liked);
  jest.mocked(subscribe).mock.lastCall?.[0]({ kind: 'all' } as never);
  expect(candidatesFor(found)).toEqual(first);
  expect((await load()).candidatesFor(found)).toEqual(first);
});

test.each([
  ['no JSON', '{'],
  ['another form', '{"b":{"basis":""}}'],
  ['a cover that does not exist', (text: string) => text.replace('"shown":2', '"shown":9')],
])('storage with %s counts as empty', async (_what, damage) => {
  (await load()).keepUnsaved(found, liked);
  const key = sessionStorage.key(0) ?? '';
  const text = sessionStorage.getItem(key) ?? '';
  sessionStorage.setItem(key, typeof damage === 'string' ? damage : damage(text));
  expect((await load()).candidatesFor(found)).toEqual(first);
});
