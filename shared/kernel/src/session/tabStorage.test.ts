import { readTabItem, writeTabItem } from './tabStorage';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('keeps an item for this tab', () => {
  expect(readTabItem('place')).toBeNull();
  expect(writeTabItem('place', 'here')).toBe(true);
  expect(readTabItem('place')).toBe('here');
});

test('a browser that forbids storage keeps nothing, without an error', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(writeTabItem('place', 'here')).toBe(false);
  expect(readTabItem('place')).toBeNull();
});
