/** Imports the module again, as a page load does. */
const load = async () => {
  jest.resetModules();
  return import('./unsavedWords');
};

beforeEach(() => sessionStorage.clear());

test('unsaved words survive a reload until they are saved', async () => {
  const words = { dedication: 'For rainy days' };
  (await load()).saveUnsavedWords('book', words);
  const { clearUnsavedWords, unsavedWords } = await load();
  const restored = unsavedWords('book');
  expect(restored).toEqual(words);
  clearUnsavedWords('book', restored);
  expect((await load()).unsavedWords('book')).toEqual({});
});

test('keeps words that were typed during a save', async () => {
  const { clearUnsavedWords, saveUnsavedWords, unsavedWords } = await load();
  const saved = { dedication: 'For rainy days', from: 'Ada' };
  saveUnsavedWords('book', saved);
  saveUnsavedWords('book', { ...saved, from: 'Ada Byron' });
  expect(clearUnsavedWords('book', saved)).toEqual({ from: 'Ada Byron' });
  expect(unsavedWords('book')).toEqual({ from: 'Ada Byron' });
});

test('has no words left if they were removed during a save', async () => {
  const { clearUnsavedWords, unsavedWords } = await load();
  expect(Object.keys(clearUnsavedWords('book', { from: 'Ada' }))).toEqual([]);
  expect(Object.keys(unsavedWords('book'))).toEqual([]);
});
