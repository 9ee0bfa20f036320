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

test('ids can be made on plain http too, where randomUUID is missing', () => {
  const [first, second] = withoutUuid(() => [newId(), newId()]);
  expect(first).toMatch(/^[0-9a-f]{32}$/u);
  expect(first).not.toBe(second);
});
