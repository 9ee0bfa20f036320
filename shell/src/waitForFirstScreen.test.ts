import { SCREEN_DEADLINE_MS } from './federation';
import { waitForFirstScreen } from './waitForFirstScreen';

const root = (html: string): Element => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

// Works even with fake timers. When it fires, all settled promises have been handled.
const realSetTimeout = globalThis.setTimeout;
const state = async (waiting: Promise<void>): Promise<string> =>
  Promise.race([
    waiting.then(() => 'over'),
    new Promise<string>((done) => realSetTimeout(() => done('waiting'))),
  ]);

test.each([
  '',
  '<header>Logo</header><main></main>',
  '<main><noscript>No scripts</noscript></main>',
])('a page without a screen is replaced immediately: "%s"', async (html) => {
  expect(await state(waitForFirstScreen(root(html), new Promise(() => {})))).toBe('over');
});

test('first HTML stays until its screen has arrived', async () => {
  let arrive = (): void => {};
  const waiting = waitForFirstScreen(
    root('<main><h1>Home</h1></main>'),
    new Promise<void>((done) => (arrive = done)),
  );
  expect(await state(waiting)).toBe('waiting');
  arrive();
  expect(await state(waiting)).toBe('over');
});

test('first HTML is replaced immediately if no screen is on its way', async () => {
  expect(await state(waitForFirstScreen(root('<main><h1>Home</h1></main>'), undefined))).toBe(
    'over',
  );
});

describe('first HTML whose screen hangs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is replaced at the deadline, not before', async () => {
    const waiting = waitForFirstScreen(root('<main><h1>Home</h1></main>'), new Promise(() => {}));
    jest.advanceTimersByTime(SCREEN_DEADLINE_MS - 1);
    expect(await state(waiting)).toBe('waiting');
    jest.advanceTimersByTime(1);
    expect(await state(waiting)).toBe('over');
  });
});
