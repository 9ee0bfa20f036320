import type * as Format from './backupFormat';
import { backupFile } from './backupFile';
import { importBackup } from './backupRead';

// With the real limit, this test would need a file of half a gigabyte.
jest.mock('./backupFormat', (): typeof Format => ({
  ...jest.requireActual<typeof Format>('./backupFormat'),
  MAX_BACKUP_BYTES: 1000,
}));

const copyOf = (sizes: readonly number[]): Promise<Blob> =>
  backupFile({ pageIds: [], projects: sizes.map((size) => 'x'.repeat(size)) });

test('a copy that is too large to be restored is not written', async () => {
  const file = await copyOf([300, 300]);
  expect(JSON.parse(await file.text())).toMatchObject({
    projects: ['x'.repeat(300), 'x'.repeat(300)],
  });
  expect(file.type).toBe('application/json');
  const refused = { code: 'too-large-backup' };
  await expect(copyOf([300, 300, 300])).rejects.toMatchObject(refused);
  // The last bracket counts too.
  const empty = (await copyOf([0])).size;
  const largest = await copyOf([1000 - empty]);
  expect(largest.size).toBe(1000);
  await expect(importBackup(largest)).rejects.toMatchObject({ code: 'damaged-backup' });
  await expect(copyOf([1001 - empty])).rejects.toMatchObject(refused);
});
