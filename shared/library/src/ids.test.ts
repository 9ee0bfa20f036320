import { newId } from './ids';

const withoutUuid = <T>(work: () => T): T => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
  try {
    return work();
  } finally {
    Reflect.deleteProperty(crypto, 'randomUUID');
  }
};

test('no two ids are the same', () => {
  expect(new Set(Array.from({ length: 1000 }, newId)).size).toBe(1000);
});

test('plain http, where randomUUID is missing, gives ids as well', () => {
  const [one, two] = withoutUuid(() => [newId(), newId()]);
  expect(one).toMatch(/^[0-9a-f]{32}$/u);
  expect(one).not.toBe(two);
});
