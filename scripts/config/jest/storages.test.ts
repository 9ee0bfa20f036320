import { AsyncLocalStorage } from 'node:async_hooks';

const { run } = AsyncLocalStorage.prototype;
afterEach(() => {
  AsyncLocalStorage.prototype.run = run;
});

test('an AsyncLocalStorage that was used is disabled, and can be used again', async () => {
  const { disableStorages } = await import('./storages');
  const storage = new AsyncLocalStorage<string>();
  const [before, after] = storage.run('value', () => {
    const stored = storage.getStore();
    disableStorages();
    return [stored, storage.getStore()];
  });
  expect([before, after]).toEqual(['value', undefined]);
  expect(storage.run('again', (end: string) => storage.getStore() + end, '!')).toBe('again!');
});
