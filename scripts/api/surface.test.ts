import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../config/temporaryFolder';
import { compareSurface } from './surface';

const dog = 'export const bark = (times: number): string => "woof".repeat(times);\n';

const put = async (root: string, files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
};

const packageOf = (exports: Readonly<Record<string, string>>): string =>
  JSON.stringify({ name: '@house/dog', version: '1.0.0', type: 'module', exports });

// A package with two entry points and their reports. Each test gets a copy of it.
let original: string;
beforeAll(async () => {
  original = await temporaryFolder('surface');
  await put(original, {
    'dog/package.json': packageOf({
      '.': './src/index.ts',
      './tricks/paw': './src/paw.ts',
      './look.css': './look.css',
    }),
    'dog/src/index.ts': "export { bark } from './bark';\n",
    'dog/src/bark.ts': dog,
    'dog/src/paw.ts': "export const paw = 'left' as const;\n",
  });
  await compareSurface(original, ['dog'], { write: true });
});

const reported = async (): Promise<string> => {
  const root = await temporaryFolder('surface');
  await cp(original, root, { recursive: true });
  return root;
};

const compare = (root: string) => compareSurface(root, ['dog']);

test('each entry point has a report, which an internal change does not affect', async () => {
  const root = await reported();
  expect((await readdir(join(root, 'dog/etc'))).sort()).toEqual([
    'index.api.md',
    'tricks-paw.api.md',
  ]);
  expect(await readFile(join(root, 'dog/etc/index.api.md'), 'utf8')).toContain(
    'export const bark: (times: number) => string;',
  );
  await put(root, { 'dog/src/bark.ts': dog.replace('woof', 'wuff') });
  expect(await compare(root)).toEqual([]);
});

test('added, changed and removed exports are named, and nothing is written', async () => {
  const root = await reported();
  await put(root, {
    'dog/src/index.ts': `${dog.replace('number', 'bigint').replace('repeat(times)', 'repeat(Number(times))')}export const sit = true;\n`,
  });
  const before = await readFile(join(root, 'dog/etc/index.api.md'), 'utf8');
  const [change, ...others] = await compare(root);
  expect(others).toEqual([]);
  expect(change?.report).toBe('dog/etc/index.api.md');
  for (const line of [
    '-export const bark: (times: number) => string;',
    '+export const bark: (times: bigint) => string;',
    '+export const sit = true;',
  ]) {
    expect(change?.diff.split('\n')).toContain(line);
  }
  expect(await readFile(join(root, 'dog/etc/index.api.md'), 'utf8')).toBe(before);
});

test('a new entry point and a removed one are both named', async () => {
  const root = await reported();
  await put(root, {
    'dog/package.json': packageOf({ '.': './src/index.ts', './paw': './src/paw.ts' }),
  });
  expect(await compare(root)).toEqual([
    { report: 'dog/etc/paw.api.md', diff: 'this entry point had no report' },
    { report: 'dog/etc/tricks-paw.api.md', diff: 'this entry point no longer exists' },
  ]);
});

test('a package that does not compile is an error that names the place', async () => {
  const root = await reported();
  await put(root, { 'dog/src/bark.ts': 'export const bark: number = "woof";' });
  await expect(compare(root)).rejects.toThrow(/do not compile:[\s\S]*bark\.ts/);
});
