import { readOverrides, writeOverride } from './overrides';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('keeps an address for each remote until it is removed', () => {
  expect(readOverrides()).toEqual({});
  expect(writeOverride('books', 'https://a.example/m.json')).toBe(true);
  writeOverride('orders', 'https://b.example/m.json');
  expect(readOverrides()).toEqual({
    books: 'https://a.example/m.json',
    orders: 'https://b.example/m.json',
  });
  writeOverride('books', null);
  expect(readOverrides()).toEqual({ orders: 'https://b.example/m.json' });
  writeOverride('orders', null);
  expect(readOverrides()).toEqual({});
});

test.each(['', 'no JSON', '[]', '{"books":3,"nobody":"https://a.example"}'])(
  'reads no override from %p',
  (text) => {
    sessionStorage.setItem('federation-overrides', text);
    expect(readOverrides()).toEqual({});
  },
);

test('reports that the browser forbids storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(writeOverride('books', 'https://a.example')).toBe(false);
});
