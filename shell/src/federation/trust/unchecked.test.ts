import { fetchRegistry } from '../registry';

jest.mock('./signature', () => {
  throw new Error('the code did not arrive');
});

const text = JSON.stringify({ version: 1, serial: 1, store: 'ours', remotes: {} });

beforeEach(() => {
  localStorage.clear();
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, text: () => Promise.resolve(text) } as Response),
  );
});

const fetchWithKeys = (keys: readonly string[]) =>
  fetchRegistry('/registry.json', 1000, { origins: [location.origin], keys, share: () => 50 });

test('without the code that checks signatures, a site with keys refuses the registry', async () => {
  expect(await fetchWithKeys(['key'])).toEqual({
    ok: false,
    reason: 'the code did not arrive',
    stage: 'trust',
  });
});

test('a site without keys does not need that code', async () => {
  expect(await fetchWithKeys([])).toMatchObject({ ok: true });
});
