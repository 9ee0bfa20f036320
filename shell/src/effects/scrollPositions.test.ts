const setScrollY = (scrollY: number) =>
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });

/** Imports the module again, as a page load does. */
const load = async () => {
  jest.resetModules();
  return import('./scrollPositions');
};

afterEach(() => {
  setScrollY(0);
  sessionStorage.clear();
});

test.each([
  ['is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['goes to the background', () => document.dispatchEvent(new Event('visibilitychange'))],
])('positions are kept for the next load when the page %s', async (_how, leave) => {
  const before = await load();
  const stop = before.persistPositions();
  setScrollY(640);
  before.recordPosition('a /orders');
  leave();
  stop();
  const after = await load();
  expect(after.positionAt('a /orders')).toBe(640);
  expect(after.positionAt('b /orders')).toBeUndefined();
});

test('only the latest places are kept', async () => {
  const before = await load();
  const stop = before.persistPositions();
  for (let n = 0; n < 150; n += 1) before.recordPosition(`${n} /orders`);
  before.recordPosition('0 /orders');
  window.dispatchEvent(new Event('pagehide'));
  stop();
  const after = await load();
  expect(after.positionAt('0 /orders')).toBe(0);
  expect(after.positionAt('149 /orders')).toBe(0);
  expect(after.positionAt('1 /orders')).toBeUndefined();
});

test.each(['', 'no JSON', '5', '{}', '[1]', '[[1,2]]', '[["a /orders","1"]]'])(
  'an unreadable list %j counts as empty',
  async (text) => {
    sessionStorage.setItem('scroll-positions', text);
    expect((await load()).positionAt('a /orders')).toBeUndefined();
  },
);
