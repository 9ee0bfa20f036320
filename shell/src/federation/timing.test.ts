import type * as Timing from './timing';
import {
  CURRENT_TIMEOUT_MS,
  SHORT_TIMEOUT_MS,
  PAGE_TIMEOUT_MS,
} from '../offline/worker/networkFirst';
import {
  BACKOFF_MS,
  DEVELOPMENT_TIMEOUT_FACTOR,
  DOWNLOAD_TIMEOUT_MS,
  MAX_WAIT_MS,
  REGISTRY_TIMEOUT_MS,
  SCREEN_DEADLINE_MS,
} from './timing';

const ROOM_MS = 1000;

afterEach(() => jest.restoreAllMocks());

test('the screen deadline is at least a second before the promised six seconds are over', () => {
  expect(MAX_WAIT_MS).toBe(6000);
  expect(SCREEN_DEADLINE_MS).toBeLessThanOrEqual(MAX_WAIT_MS - ROOM_MS);
});

test('an earlier registry replaces a hanging one before the screen deadline', () => {
  expect(REGISTRY_TIMEOUT_MS).toBeLessThan(SCREEN_DEADLINE_MS);
});

test('a file of 200 KB may arrive over a connection of 50 kbit/s', () => {
  expect(DOWNLOAD_TIMEOUT_MS).toBeGreaterThanOrEqual((200 * 8 * 1000) / 50);
});

test('all retries of a request that fails immediately fit before the deadline', () => {
  expect(BACKOFF_MS.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(SCREEN_DEADLINE_MS);
});

test('the service worker serves its stored copy before the shell times out', () => {
  expect(CURRENT_TIMEOUT_MS).toBeLessThan(REGISTRY_TIMEOUT_MS);
});

test('with a hanging network, a stored page and its files arrive within the same time', () => {
  expect(PAGE_TIMEOUT_MS + SHORT_TIMEOUT_MS).toBeLessThanOrEqual(MAX_WAIT_MS - ROOM_MS);
});

test('a development build waits much longer, because its files wait for a compilation', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  jest.isolateModules(() => {
    const patient = jest.requireActual<typeof Timing>('./timing');
    expect(patient.REGISTRY_TIMEOUT_MS).toBe(REGISTRY_TIMEOUT_MS * DEVELOPMENT_TIMEOUT_FACTOR);
    expect(patient.SCREEN_DEADLINE_MS).toBe(SCREEN_DEADLINE_MS * DEVELOPMENT_TIMEOUT_FACTOR);
  });
});
