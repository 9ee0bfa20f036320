import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../config/temporaryFolder';
import { compareSurface, type Change } from './surface';

const dog = 'export const bark = (times: number): string => "woof".repeat(times);\n';

type Files = Readonly<Record<string, string>>;

const put = async (root: string, files: Files): Promise<void> => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
};

const packageOf = (name: string, exports: Files): string =>
  JSON.stringify({ name: `@dogs/${name}`, version: '1.0.0', type: 'module', exports });

/** A package with two entry points. */
const dogPackage = (folder: string): Files => ({
  [`${folder}/package.json`]: packageOf(folder, {
    '.': './src/index.ts',
    './tricks/paw': './src/paw.ts',
    './look.css': './look.css',
  }),
  [`${folder}/src/index.ts`]: "export { bark } from './bark';\n",
  [`${folder}/src/bark.ts`]: dog,
  [`${folder}/src/paw.ts`]: "export const paw = 'left' as const;\n",
});

// Change three packages in different ways and compare them in one run, because a run spends most of
// its time starting.
let root: string;
let before: string;
let changes: Change[];
beforeAll(async () => {
  root = await temporaryFolder('surface');
  const folders = ['inside', 'exports', 'entries'];
  for (const folder of folders) await put(root, dogPackage(folder));
  await compareSurface(root, folders, { write: true });
  before = await readFile(join(root, 'exports/etc/index.api.md'), 'utf8');
  await put(root, {
    'inside/src/bark.ts': dog.replace('woof', 'wuff'),
    'exports/src/index.ts': `${dog.replace('number', 'bigint').replace('repeat(times)', 'repeat(Number(times))')}export const sit = true;\n`,
    'entries/package.json': packageOf('entries', {
      '.': './src/index.ts',
      './paw': './src/paw.ts',
    }),
  });
  changes = await compareSurface(root, folders);
});

const changesOf = (folder: string): Change[] =>
  changes.filter(({ report }) => report.startsWith(`${folder}/`));

test('each entry point has a report, which an internal change does not affect', async () => {
  expect((await readdir(join(root, 'inside/etc'))).sort()).toEqual([
    'index.api.md',
    'tricks-paw.api.md',
  ]);
  expect(await readFile(join(root, 'inside/etc/index.api.md'), 'utf8')).toContain(
    'export const bark: (times: number) => string;',
  );
  expect(changesOf('inside')).toEqual([]);
});

test('added, changed and removed exports are named, and nothing is written', async () => {
  const [change, ...others] = changesOf('exports');
  expect(others).toEqual([]);
  expect(change?.report).toBe('exports/etc/index.api.md');
  for (const line of [
    '-export const bark: (times: number) => string;',
    '+export const bark: (times: bigint) => string;',
    '+export const sit = true;',
  ]) {
    expect(change?.diff.split('\n')).toContain(line);
  }
  expect(await readFile(join(root, 'exports/etc/index.api.md'), 'utf8')).toBe(before);
});

test('a new entry point and a removed one are both named', () => {
  expect(changesOf('entries')).toEqual([
    { report: 'entries/etc/paw.api.md', diff: 'this entry point had no report' },
    { report: 'entries/etc/tricks-paw.api.md', diff: 'this entry point no longer exists' },
  ]);
});

test('no other package is named', () => {
  expect(changes).toHaveLength(changesOf('exports').length + changesOf('entries').length);
});

test('throws an error that names the file if a package does not compile', async () => {
  const other = await temporaryFolder('surface');
  await put(other, {
    ...dogPackage('dog'),
    'dog/src/bark.ts': 'export const bark: number = "woof";',
  });
  await expect(compareSurface(other, ['dog'])).rejects.toThrow(/do not compile:[\s\S]*bark\.ts/);
});
