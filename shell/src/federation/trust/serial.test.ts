import { checkSerial } from './serial';

test('a signed registry of another store is refused if its serial is lower', async () => {
  const check = (serial: number, store: string) =>
    checkSerial({ serial, store }, '', 'https://pups.example/registry.json', ['key']);
  await check(7, 'ours');
  await expect(check(6, 'theirs')).rejects.toThrow('serial 6, and 7 was seen before');
});
