import files, { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fingerprint } from '../config/fingerprint';
import { runNode, type ProcessResult } from '../config/process';
import { copyWorkingTree } from '../config/tree';
import { root } from '../config/apps';
import { temporaryFolder } from '../config/temporaryFolder';
import { createRemote } from './create';
import { filesOf } from './files';

let tree: string;
beforeAll(async () => {
  tree = await copyWorkingTree();
});

const newRemote = (...args: string[]): Promise<ProcessResult> =>
  runNode(['--import', 'tsx', 'scripts/newRemote.ts', ...args], { cwd: tree });
const bin = (path: string): string => resolve(root, 'node_modules', path);
const hashTree = (): Promise<string> => fingerprint([tree], tree);

describe('a remote that cannot be created does not change the tree', () => {
  let before: string;
  beforeAll(async () => {
    before = await hashTree();
  });
  afterAll(async () => {
    expect(await hashTree()).toBe(before);
  });

  test.each([
    ['', '"" is not a valid name.'],
    ['Gifts', '"Gifts" is not a valid name.'],
    ['gift-cards', '"gift-cards" is not a valid name.'],
    ['../gifts', '"../gifts" is not a valid name.'],
    ['7gifts', '"7gifts" is not a valid name.'],
    ['shell', 'shell is reserved.'],
    ['v1', 'v1 is reserved.'],
    ['constructor', 'constructor is reserved.'],
    ['infinity', 'infinity is reserved.'],
    ['screen', 'screen is reserved.'],
    ['books', 'There is already a remote called books.'],
    ['settings', '/settings is already an address of mf-account.'],
    ['picker', '/picker is already an address of the site.'],
  ])('because its name is %j', async (name, reason) => {
    await expect(createRemote(tree, name)).rejects.toThrow(reason);
  });

  test('because the disk becomes full halfway', async () => {
    let writesLeft = 8;
    const write = jest.spyOn(files, 'writeFile').mockImplementation(async (...args) => {
      // Only one write fails: the previous content still fits when it is restored.
      if (writesLeft-- === 0)
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      return writeFile(...args);
    });
    await expect(createRemote(tree, 'gifts')).rejects.toThrow('no space left');
    expect(write).toHaveBeenCalled();
  });
});

test('the command prints what is wrong without a stack trace, and fails', async () => {
  expect(await newRemote('Gifts')).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^"Gifts" is not a valid name\. A remote's name begins with .* gifts\n$/,
    ),
  });
});

test('if a file lacks the anchor for the new line, no file changes', async () => {
  const file = resolve(tree, 'shell/src/screens/screens.ts');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^};$/m, '} ;'));
  const before = await hashTree();
  await expect(createRemote(tree, 'gifts')).rejects.toThrow(
    'shell/src/screens/screens.ts has no place for a new remote',
  );
  expect(await hashTree()).toBe(before);
  await writeFile(file, text);
});

test('the files of a remote pass the format check, whatever its name', async () => {
  const folder = await temporaryFolder('remote');
  for (const name of ['ab', 'gifts', 'abcdefghijklmnopqrst'])
    for (const [file, text] of Object.entries(filesOf(root, name))) {
      await mkdir(dirname(resolve(folder, name, file)), { recursive: true });
      await writeFile(resolve(folder, name, file), text);
    }
  const { code, output } = await runNode(
    [bin('oxfmt/bin/oxfmt'), '--config', resolve(root, '.oxfmtrc.jsonc'), '--check', '.'],
    { cwd: folder },
  );
  expect(code === 0 ? '' : output).toBe('');
});

describe('a new remote', () => {
  beforeAll(async () => {
    expect(await newRemote('gifts')).toMatchObject({
      code: 0,
      output: expect.stringContaining('mf-gifts/src/pages/Gifts/Gifts.tsx'),
    });
  });

  const expectSuccess = async (args: readonly string[], folder = '.'): Promise<void> => {
    const { code, output } = await runNode(args, { cwd: resolve(tree, folder) });
    expect(code === 0 ? '' : output).toBe('');
  };

  test('passes its tests', () => expectSuccess([bin('jest/bin/jest.js'), '-w', '1'], 'mf-gifts'));

  test('has its screen in the tables of the shell', async () => {
    const { output } = await runNode(
      [
        ...['--import', 'tsx', '--input-type=module', '--eval'],
        `import { findScreen } from './shell/src/screens/findScreen';
        console.log(JSON.stringify(findScreen('/gifts')));`,
      ],
      { cwd: tree },
    );
    expect(JSON.parse(output)).toEqual({
      path: '/gifts',
      remote: 'gifts',
      title: 'Gifts',
      guard: 'protected',
    });
  });

  test('type-checks in its own folder, mf-gifts', () =>
    expectSuccess([bin('typescript-7/bin/tsc'), '-p', 'mf-gifts']));

  test('type-checks in the files that register it', async () => {
    // Check them as one program: each alone would read nearly all files of the others too.
    const project = resolve(tree, '.cache/registered/tsconfig.json');
    const inTree = (path: string): string => resolve(tree, path);
    await mkdir(dirname(project), { recursive: true });
    await writeFile(
      project,
      JSON.stringify({
        extends: inTree('scripts/config/tsconfig.base.json'),
        compilerOptions: { types: ['node', 'jest', '@testing-library/jest-dom'], allowJs: true },
        include: [
          ...['shared/kernel/src', 'shared/kernel/*.ts', 'shell/src', 'shell/*.ts'],
          ...['scripts/**/*.ts', 'scripts/**/*.mjs'],
        ].map(inTree),
      }),
    );
    await expectSuccess([bin('typescript-7/bin/tsc'), '-p', project]);
  });

  test('passes lint', () =>
    expectSuccess([
      ...['--import', 'tsx', bin('oxlint/bin/oxlint')],
      'mf-gifts',
      'shared/kernel/src',
      'shell/src/screens',
    ]));

  test('has no unused code', () =>
    expectSuccess([bin('knip/bin/knip.js'), '--no-progress', '--workspace', 'mf-gifts']));

  test('is built', async () => {
    await expectSuccess(
      ['--import', 'tsx', bin('webpack-cli/bin/cli.js'), 'build', '--mode', 'production'],
      'mf-gifts',
    );
    expect(
      JSON.parse(await readFile(resolve(tree, 'dist/mf-gifts/mf-manifest.json'), 'utf8')),
    ).toMatchObject({ name: 'mf_gifts', exposes: [{ path: './remote' }] });
  });

  test('is not created twice', async () => {
    const before = await hashTree();
    expect(await newRemote('gifts')).toEqual({
      code: 1,
      output: 'There is already a remote called gifts.\n',
    });
    expect(await hashTree()).toBe(before);
  });
});
