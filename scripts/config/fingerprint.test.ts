import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from './fingerprint';
import { temporaryFolder } from './temporaryFolder';

const makeFolder = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const folder = await temporaryFolder('files');
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
};

test("the fingerprint changes with a file's content, not with installed packages", async () => {
  const folder = await makeFolder({ 'src/a.ts': '1', 'node_modules/x/index.js': '1' });
  const before = await fingerprint([folder]);
  await writeFile(join(folder, 'node_modules/x/index.js'), '2');
  expect(await fingerprint([folder])).toBe(before);
  await writeFile(join(folder, 'src/a.ts'), '2');
  expect(await fingerprint([folder])).not.toBe(before);
});

test('the files that an editor hides next to an open file do not count', async () => {
  const folder = await makeFolder({ 'src/a.ts': '1' });
  const before = await fingerprint([folder]);
  // Emacs marks a changed file with a link that leads nowhere, Vim keeps the changes in a file.
  await symlink('ana@desk.4711', join(folder, 'src/.#a.ts'));
  await writeFile(join(folder, 'src/.a.ts.swp'), '2');
  expect(await fingerprint([folder])).toBe(before);
});
