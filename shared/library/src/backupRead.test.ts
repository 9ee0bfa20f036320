import { importBackup } from './backupRead';

test('a file that is far too large to be a copy is refused without being read', async () => {
  const large = (start: string): Blob => {
    const file = new Blob([start]);
    jest.spyOn(file, 'text').mockRejectedValue(new Error('out of memory'));
    return Object.defineProperty(file, 'size', { value: 1024 ** 3 });
  };
  for (const [start, code] of [
    ['{"format":"scribblepup-backup","version":2', 'too-large-backup'],
    ['ftypmp42', 'not-a-backup'],
  ])
    await expect(importBackup(large(start))).rejects.toMatchObject({ code });
});

test('a file that cannot be read is reported as a LibraryError', async () => {
  const file = new Blob(['{}']);
  const cause = new DOMException('The file has changed', 'NotReadableError');
  jest.spyOn(file, 'text').mockRejectedValue(cause);
  await expect(importBackup(file)).rejects.toMatchObject({ name: 'LibraryError', cause });
});
