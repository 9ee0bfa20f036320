/** @jest-environment node */
import { storeSite } from '../../offline/worker/storeSite';
import { Store } from '../../offline/worker/store';
import { base, fakeCaches, fakeSite, visit } from '../../offline/worker/testing';
import { isStoredByWorker } from './storedByWorker';

const registryUrl = visit.registryUrl;

/**
 * Sets up a device that has stored one release and then the next. Returns the registries of both.
 */
const setUp = async (tabs: number): Promise<{ older: string; newest: string }> => {
  Object.assign(globalThis, { caches: fakeCaches() });
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { storage: {} } });
  const site = fakeSite();
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, options) =>
      site.respond(url instanceof Request ? url.url : String(url), options),
    );
  const store = new Store(base);
  const runVisit = () => storeSite(visit, store, base, async () => tabs);
  await runVisit();
  const older = site.files['registry.json'];
  site.release('2', 'second');
  await runVisit();
  return { older, newest: site.files['registry.json'] };
};

test.each([1, 3])(
  'with %d tabs open, a registry that was stored before the newest one does not count',
  async (tabs) => {
    const { older, newest } = await setUp(tabs);
    expect(newest).not.toBe(older);
    expect(await isStoredByWorker(registryUrl, newest)).toBe(true);
    expect(await isStoredByWorker(registryUrl, older)).toBe(false);
  },
);

test('the stored copy also counts for a retry of the registry', async () => {
  const { newest } = await setUp(1);
  expect(await isStoredByWorker(`${registryUrl}?retry=1`, newest)).toBe(true);
});
