import { mkdir, writeFile } from 'node:fs/promises';
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
