import { screen, waitFor } from '@testing-library/dom';

const hash = `sha384-${'A'.repeat(64)}`;

/** Runs `start.js` in a page with first HTML. */
const openPage = async (
  config: object = {},
  body = '<main><button>Login</button></main>',
): Promise<void> => {
  document.head.innerHTML = `<script type="application/json" id="runtime-config">${JSON.stringify(config)}</script>`;
  document.body.innerHTML = `<div id="root">${body}</div>`;
  const startScript = document.createElement('script');
  Object.assign(startScript.dataset, { main: '/pups/main.0123456789.js', hashes: hash });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(startScript);
  // jsdom has no resource timing.
  Object.assign(globalThis, { PerformanceResourceTiming: Object });
  performance.getEntriesByName = () => [];
  await jest.isolateModulesAsync(async () => void (await import('./start')));
};

/** Calls `openPage`, and returns the main script that the page requests. */
const startPage = async (config?: object, body?: string): Promise<HTMLScriptElement> => {
  await openPage(config, body);
  return waitFor(() => {
    const main = document.querySelector<HTMLScriptElement>('script[src]');
    expect(main).not.toBeNull();
    return main!;
  });
};

const sendBeacon = jest.fn((_url: string, _report: string) => true);
const fetched = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
beforeEach(() => {
  Object.assign(navigator, { sendBeacon });
  globalThis.fetch = fetched;
});

test('the main script is requested with its hash', async () => {
  const main = await startPage();
  expect(main).toHaveAttribute('src', '/pups/main.0123456789.js');
  expect(main).toHaveProperty('integrity', hash);
});

test.each([
  ['/login', ' data-path="/login"', true],
  ['/Login/', ' data-path="/login"', true],
  ['/pups/login', ' data-path="/pups/login"', true],
  ['/login', '', true],
  ['/register', ' data-path="/login"', false],
  ['/no/such/page', ' data-path="/login"', false],
])('at %s, a form in a template%s shows: %s', async (address, path, shows) => {
  window.history.pushState(null, '', address);
  await startPage({}, `<template data-visitors="guests"${path}><h1>Sign In</h1></template>`);
  expect(screen.queryAllByRole('heading', { name: 'Sign In' })).toHaveLength(shows ? 1 : 0);
});

test('a tab that gets no frames still starts, and only once', async () => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  const frame = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await openPage();
  expect(document.querySelectorAll('script[src]')).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(2500);
  expect(document.querySelectorAll('script[src]')).toHaveLength(1);
  frame.mock.calls[0][0](0);
  await jest.runAllTimersAsync();
  expect(document.querySelectorAll('script[src]')).toHaveLength(1);
  jest.useRealTimers();
});

test('if the main script does not arrive, the page says so and reports it', async () => {
  const main = await startPage({ reportUrl: '/v1/failures' });
  main.dispatchEvent(new Event('error'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('could not start');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Login' })).not.toBeInTheDocument();
  const [[url, report]] = sendBeacon.mock.calls;
  expect(url).toBe('/v1/failures');
  expect(JSON.parse(report)).toEqual({
    stage: 'start',
    remote: 'shell',
    message: 'main.0123456789.js did not arrive',
  });
  // This replaces a damaged copy in a cache, so that the next visit works.
  expect(fetched).toHaveBeenCalledWith('http://localhost/pups/main.0123456789.js', {
    integrity: hash,
    cache: 'reload',
  });
});

test('without a report address, nothing is sent', async () => {
  const main = await startPage();
  main.dispatchEvent(new Event('error'));
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  expect(sendBeacon).not.toHaveBeenCalled();
});
