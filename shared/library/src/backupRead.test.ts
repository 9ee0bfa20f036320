import { importBackup } from './backupRead';

test('a file that is far too large for a copy is refused unread', async () => {
  const file = new Blob(['{}']);
  const text = jest.spyOn(file, 'text');
  Object.defineProperty(file, 'size', { value: 1024 ** 3 });
  await expect(importBackup(file)).rejects.toMatchObject({ code: 'too-large-backup' });
  expect(text).not.toHaveBeenCalled();
});

test('a file that cannot be read is reported as a LibraryError', async () => {
  const file = new Blob(['{}']);
  const cause = new DOMException('The file has changed', 'NotReadableError');
  jest.spyOn(file, 'text').mockRejectedValue(cause);
  await expect(importBackup(file)).rejects.toMatchObject({ name: 'LibraryError', cause });
});
