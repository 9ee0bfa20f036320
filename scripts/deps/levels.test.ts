import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../config/temporaryFolder';
import { readLevels } from './readLevels';

const statically = (imported: string): string => `export { a } from '${imported}';\n`;
const dynamically = (imported: string): string => `export const a = import('${imported}');\n`;

/**
 * Writes these files, each of which imports another, into a temporary folder and checks their
 * levels.
 */
const read = async (imports: Readonly<Record<string, string>>, say = statically) => {
  const house = await temporaryFolder('levels');
  for (const [file, imported] of Object.entries(imports)) {
    await mkdir(dirname(join(house, file)), { recursive: true });
    await writeFile(join(house, file), say(imported));
  }
  return readLevels(['.'], house);
};

/** The names of the broken rules, each with the file that breaks it, sorted. */
const refusedIn = (output: string): string[] =>
  output
    .split('\n')
    .flatMap((line) => /error (\S+): (\S+)/.exec(line)?.slice(1).join(' ') ?? [])
    .sort();

test('imports from a lower level pass', async () => {
  const { code, output } = await read({
    'mf-books/src/a.ts': '../../shared/studio/src/a',
    'shared/studio/src/a.ts': '../../tracing/src/a',
    'shared/tracing/src/a.ts': './b',
    'shared/tracing/src/b.ts': 'node:path',
  });
  expect(output).toContain('no dependency violations');
  expect(code).toBe(0);
});

test('what all screens of the books share loads no HTTP client', async () => {
  const { output } = await read({
    'mf-books/src/textFor.ts': '../../shared/kernel/src/api/index',
    'mf-books/src/messageFor.ts': '../../shared/kernel/src/api/index',
    'mf-books/src/components/Note.ts': '../../../shared/kernel/src/api/index',
    'mf-books/src/data/demoDog.ts': '../../../shared/kernel/src/api/index',
    'shared/kernel/src/api/index.ts': 'node:path',
  });
  expect(refusedIn(output)).toEqual([
    'books-call-in-few-places mf-books/src/components/Note.ts',
    'books-call-in-few-places mf-books/src/textFor.ts',
  ]);
});

test('imports from a higher level and import cycles are refused', async () => {
  const { code, output } = await read({
    'shared/imaging/src/a.ts': '../../tracing/src/leaf',
    'shared/print/src/a.ts': '../../pages/src/leaf',
    'shared/ui/src/a.ts': '../../../shell/src/leaf',
    'mf-books/src/a.ts': '../../shared/tracing/src/leaf',
    'api/src/a.ts': './b',
    'api/src/b.ts': './a',
    'shared/pages/src/looks/a.ts': '../checks/a',
    'shared/pages/src/checks/a.ts': '../looks/leaf',
    'shared/tracing/src/leaf.ts': 'node:path',
    'shared/pages/src/leaf.ts': 'node:path',
    'shared/pages/src/looks/leaf.ts': 'node:path',
    'shell/src/leaf.ts': 'node:path',
  });
  expect(refusedIn(output)).toEqual([
    'apps-call-the-studio mf-books/src/a.ts',
    'imports-flow-down shared/imaging/src/a.ts',
    'imports-flow-down shared/print/src/a.ts',
    'imports-flow-down shared/ui/src/a.ts',
    'no-cycles-between-files api/src/a.ts',
    'no-cycles-between-folders shared/pages/src/checks',
    'no-cycles-between-folders shared/pages/src/looks',
  ]);
  expect(code).not.toBe(0);
});

describe.each([
  ['static', statically],
  ['dynamic', dynamically],
])('by a %s import', (_, say) => {
  test('no app reaches another app or the server', async () => {
    const { code, output } = await read(
      {
        'mf-auth/src/a.ts': './leaf',
        'mf-books/src/a.ts': '../../mf-auth/src/leaf',
        'mf-books/src/b.ts': '../../shell/src/leaf',
        'mf-books/src/c.ts': '../../api/src/leaf',
        'shell/src/a.ts': '../../mf-auth/src/leaf',
        'shared/library/src/a.ts': '../../../api/src/leaf',
        'mf-auth/src/leaf.ts': 'node:path',
        'shell/src/leaf.ts': 'node:path',
        'api/src/leaf.ts': 'node:path',
      },
      say,
    );
    expect(refusedIn(output)).toEqual([
      'apps-stay-apart mf-books/src/a.ts',
      'apps-stay-apart mf-books/src/b.ts',
      'apps-stay-apart mf-books/src/c.ts',
      'apps-stay-apart shell/src/a.ts',
      'imports-flow-down shared/library/src/a.ts',
    ]);
    expect(code).not.toBe(0);
  });

  test('an npm package that is reserved for one folder cannot be imported elsewhere', async () => {
    const { code, output } = await read(
      {
        'shared/kernel/src/a.ts': 'axios',
        'shared/library/src/a.ts': 'idb',
        'shell/src/federation/a.ts': '@module-federation/enhanced',
        'mf-books/src/a.ts': 'axios',
        'shared/kernel/src/b.ts': 'idb',
        'shell/src/a.ts': '@module-federation/enhanced',
        'node_modules/axios/index.js': 'node:path',
        'node_modules/idb/index.js': 'node:path',
        'node_modules/@module-federation/enhanced/index.js': 'node:path',
      },
      say,
    );
    expect(refusedIn(output)).toEqual([
      'one-folder-imports-it mf-books/src/a.ts',
      'one-folder-imports-it shared/kernel/src/b.ts',
      'one-folder-imports-it shell/src/a.ts',
    ]);
    expect(code).not.toBe(0);
  });
});
