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
  const saved = { from: 'Ada' };
  saveUnsavedWords('book', saved);
  saveUnsavedWords('book', { from: 'Ada Byron' });
  clearUnsavedWords('book', saved);
  expect(unsavedWords('book')).toEqual({ from: 'Ada Byron' });
});
