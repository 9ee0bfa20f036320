import type * as Timing from './timing';
import { CURRENT_MS, HASTY_MS, PAGE_MS } from '../offline/worker/patience';
import {
  BACKOFF_MS,
  DEVELOPMENT_PATIENCE,
  DOWNLOAD_TIMEOUT_MS,
  PROMISE_MS,
  REGISTRY_PATIENCE_MS,
  SCREEN_DEADLINE_MS,
} from './timing';

const ROOM_MS = 1000;

afterEach(() => jest.restoreAllMocks());

test('the screen deadline leaves a second of the promised six', () => {
  expect(PROMISE_MS).toBe(6000);
  expect(SCREEN_DEADLINE_MS).toBeLessThanOrEqual(PROMISE_MS - ROOM_MS);
});

test('a hanging registry gives way to an earlier one before the deadline', () => {
  expect(REGISTRY_PATIENCE_MS).toBeLessThan(SCREEN_DEADLINE_MS);
});

test('a file of 200 KB may arrive over a connection of 50 kbit/s', () => {
  expect(DOWNLOAD_TIMEOUT_MS).toBeGreaterThanOrEqual((200 * 8 * 1000) / 50);
});

test('all retries of a request that fails immediately fit before the deadline', () => {
  expect(BACKOFF_MS.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(SCREEN_DEADLINE_MS);
});

test('the service worker serves its stored copy before the shell times out', () => {
  expect(CURRENT_MS).toBeLessThan(REGISTRY_PATIENCE_MS);
});

test('with a hanging network, a stored page and its files arrive within the same time', () => {
  expect(PAGE_MS + HASTY_MS).toBeLessThanOrEqual(PROMISE_MS - ROOM_MS);
});

test('a development build waits much longer, because its files wait for a compilation', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  jest.isolateModules(() => {
    const patient = jest.requireActual<typeof Timing>('./timing');
    expect(patient.REGISTRY_PATIENCE_MS).toBe(REGISTRY_PATIENCE_MS * DEVELOPMENT_PATIENCE);
    expect(patient.SCREEN_DEADLINE_MS).toBe(SCREEN_DEADLINE_MS * DEVELOPMENT_PATIENCE);
  });
});
