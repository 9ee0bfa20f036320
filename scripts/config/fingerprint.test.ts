import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from './compress';
import { filesBelow, fingerprint } from './fingerprint';

const makeFolder = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
};

test('the fingerprint changes with a content, not with what is installed', async () => {
  const folder = await makeFolder({ 'src/a.ts': '1', 'node_modules/x/index.js': '1' });
  const before = await fingerprint([folder]);
  await writeFile(join(folder, 'node_modules/x/index.js'), '2');
  expect(await fingerprint([folder])).toBe(before);
  await writeFile(join(folder, 'src/a.ts'), '2');
  expect(await fingerprint([folder])).not.toBe(before);
});

test('text that gains by it lies compressed beside itself, and unpacks to the same', async () => {
  const script = 'const pup = "Biscuit";\n'.repeat(200);
  const folder = await makeFolder({ 'main.js': script, 'tiny.js': '1', 'dog.webp': script });
  await compressFolder(folder);
  const names = (await filesBelow(folder)).map((file) => file.slice(folder.length + 1));
  expect(names).toEqual(['dog.webp', 'main.js', 'main.js.br', 'main.js.gz', 'tiny.js']);
  expect(brotliDecompressSync(await readFile(join(folder, 'main.js.br'))).toString()).toBe(script);
  expect(gunzipSync(await readFile(join(folder, 'main.js.gz'))).toString()).toBe(script);
});
