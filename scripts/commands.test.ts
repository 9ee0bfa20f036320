import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { root } from './config/apps';
import { runNode } from './config/process';
import { copyWorkingTree } from './config/tree';

/** The commands of a workspace that `run.mjs` runs. */
const commandsOf = (workspace: string): string[] => {
  const { scripts } = JSON.parse(
    readFileSync(resolve(root, workspace, 'package.json'), 'utf8'),
  ) as { scripts: Record<string, string> };
  return Object.values(scripts).flatMap(
    (line) => /scripts\/run\.mjs (\S+)/.exec(line)?.slice(1) ?? [],
  );
};

const run = ([command, ...args]: readonly string[], env: Record<string, string> = {}) =>
  runNode(['--import', 'tsx', `scripts/${command}.ts`, ...args], { env });

const errorMessage = async (...command: Parameters<typeof run>): Promise<string> => {
  const { code, output } = await run(...command);
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
  return output.trim();
};

// Starting each command would take a minute, so this only reads the sources. commandLine.test.ts
// tests which arguments are refused.
test.each([...new Set(['.', 'mf-books', 'api'].flatMap(commandsOf))])(
  '%s reads its arguments with a function that refuses unknown ones',
  (command) => {
    const source = readFileSync(resolve(root, `scripts/${command}.ts`), 'utf8');
    expect(source).toMatch(command === 'soak' ? /\bexitWithError\(/ : /\breadCommandLine\(/);
  },
);

test.each([
  ...['start', 'test', 'soak', 'release/publish mf-books'],
  ...['../e2e/bench/phone', '../shared/finder/bench/bench', '../shared/print/bench/bench'],
])('%s refuses an option that it does not know', async (command) => {
  const output = await errorMessage([...command.split(' '), '--nonsense']);
  expect(output).toContain('--nonsense');
  expect(output.split('\n')).toHaveLength(1);
});

test.each([
  ['devRemote mf-books --against', '--against needs a value. Usage: npm run dev'],
  ['devRemote mf-books --against pups.example', '--against takes the address of a deployed site'],
  ['devRemote mf-books nonsense', 'Unexpected argument: nonsense.'],
  ['typecheck nonsense', 'There is no workspace called nonsense. There are: shared/finder, '],
  ['build nonsense', 'There is no app called nonsense. There are: shell, mf-marketing, '],
  ['newRemote gifts cards', 'Unexpected argument: cards.'],
  ['test --changed --since nonsense', 'There is no commit called nonsense.'],
  ['deps/audit --registry nonsense', '--registry takes the address of a package registry'],
])('%s is refused: %s', async (command, reason) => {
  expect(await errorMessage(command.split(' '))).toContain(reason);
});

test.each([
  ['bench/server', { ROUNDS: 'abc' }, 'ROUNDS must be a whole number from 1 on, not "abc".'],
  ['devRemote mf-books', { PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535'],
  ['dev', { PORT: 'abc' }, 'PORT is not a port number: abc'],
  [
    'start',
    { PORT: '0', DIST: 'scripts' },
    'DIST is not a built site: there is no registry.json in',
  ],
  ['bench/server', { DIST: 'scripts' }, 'DIST is not a built site: there is no registry.json in'],
  ['start', { PORT: 'abc' }, 'PORT is not a port number: abc'],
  ...['books', 'phone', 'photos'].map((bench): [string, Record<string, string>, string] => [
    `../e2e/bench/${bench}`,
    { SITE: 'http://127.0.0.1:1/' },
    'No site answers at http://127.0.0.1:1. Run npm start, or set SITE to the address of one.',
  ]),
  [
    '../shared/finder/bench/bench package.json',
    { INIT_CWD: resolve(root, 'api') },
    `${resolve(root, 'api/package.json')} cannot be read as weights: Error: {"kind":"foreign"}`,
  ],
])('%s with %j is refused: %s', async (command, env, reason) => {
  expect(await errorMessage(command.split(' '), env)).toContain(reason);
});

test('only the named workspaces are type-checked', async () => {
  const { code, output } = await run(['typecheck', 'shared/imaging/']);
  expect(output).toBe('types: 2 of 2 projects pass\n');
  expect(code).toBe(0);
});

describe('an error in the tree is reported without a stack trace', () => {
  let tree: string;
  beforeAll(async () => {
    tree = await copyWorkingTree();
  });

  const failureOf = async (command: string): Promise<string> => {
    const [file, ...args] = command.split(' ');
    const { code, output } = await runNode(['--import', 'tsx', file, ...args], {
      cwd: tree,
      env: { PORT: '0' },
    });
    expect(code).toBe(1);
    return output;
  };

  test.each([
    'scripts/dev.ts',
    'scripts/devRemote.ts mf-books',
    'shared/pages/scripts/looks.script.ts',
  ])('by %s, if a look cannot be loaded', async (command) => {
    const look = resolve(tree, 'shared/pages/src/looks/scenes/kite.ts');
    await writeFile(look, 'export const kite = basket;');
    expect(await failureOf(command)).toBe(
      'looks/scenes/kite.ts cannot be loaded: ReferenceError: basket is not defined\n',
    );
    await rm(look);
  });

  test('by scripts/api/report.ts, if its folder cannot be written', async () => {
    await writeFile(resolve(tree, '.cache'), '');
    expect(await failureOf('scripts/api/report.ts')).toMatch(/^E[A-Z]+: .*\.cache.*\n$/);
  });
});
