import { cores, memory, prefersReducedData } from './device';

const original = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

/** Replaces the browser's navigator until the test ends. */
const setNavigator = (navigator: unknown): void => {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: navigator });
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'navigator');
  if (original) Object.defineProperty(globalThis, 'navigator', original);
});

test('a browser that reports nothing has one core, unknown memory and saves no data', () => {
  setNavigator({});
  expect([cores(), memory(), prefersReducedData()]).toEqual([1, undefined, false]);
});

test('the values that the browser reports are used', () => {
  setNavigator({ hardwareConcurrency: 6, deviceMemory: 4, connection: { saveData: true } });
  expect([cores(), memory(), prefersReducedData()]).toEqual([6, 4, true]);
});

test('the defaults apply without a navigator, as in some workers', () => {
  setNavigator(undefined);
  expect([cores(), memory(), prefersReducedData()]).toEqual([1, undefined, false]);
});
