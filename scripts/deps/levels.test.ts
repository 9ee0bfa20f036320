import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ProcessResult } from '../config/process';
import { temporaryFolder } from '../config/temporaryFolder';
import { checkImports } from './checkImports';

/** Files by path, each with the path or package that it imports. */
type Imports = Readonly<Record<string, string>>;

const statically = (imported: string): string => `export { a } from '${imported}';\n`;
const dynamically = (imported: string): string => `export const a = import('${imported}');\n`;

/** Writes files into a folder. */
const write = async (tree: string, imports: Imports, importLine = statically): Promise<void> => {
  for (const [file, imported] of Object.entries(imports)) {
    await mkdir(dirname(join(tree, file)), { recursive: true });
    await writeFile(join(tree, file), importLine(imported));
  }
};

const dynamicName = (path: string): string => path.replaceAll('/static-', '/dynamic-');

/** The same files under other names, so that a dynamic copy can lie next to each static one. */
const asDynamic = (imports: Imports): Imports =>
  Object.fromEntries(
    Object.entries(imports).map(([file, imported]) => [dynamicName(file), dynamicName(imported)]),
  );

const clients: Imports = {
  'mf-books/src/visitorMessage.ts': '../../shared/kernel/src/api/index',
  'mf-books/src/queryErrorMessage.ts': '../../shared/kernel/src/api/index',
  'mf-books/src/components/Note.ts': '../../../shared/kernel/src/api/index',
  'mf-books/src/data/demoDog.ts': '../../../shared/kernel/src/api/index',
  'shared/kernel/src/api/index.ts': 'node:path',
};

const upward: Imports = {
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
};

const tools: Imports = {
  'shared/library/src/c.ts': '../../../scripts/config/leaf',
  'shell/src/c.ts': '../../e2e/support/leaf',
  'api/src/c.ts': '../../scripts/config/leaf',
  'scripts/config/leaf.ts': 'node:path',
  'e2e/support/leaf.ts': 'node:path',
};

const withoutLevel: Imports = {
  'shared/sewing/src/a.ts': 'node:path',
};

const otherApps: Imports = {
  'mf-auth/src/static-a.ts': './static-leaf',
  'mf-books/src/static-a.ts': '../../mf-auth/src/static-leaf',
  'mf-books/src/static-b.ts': '../../shell/src/static-leaf',
  'mf-books/src/static-c.ts': '../../api/src/static-leaf',
  'shell/src/static-a.ts': '../../mf-auth/src/static-leaf',
  'shared/library/src/static-a.ts': '../../../api/src/static-leaf',
  'mf-auth/src/static-leaf.ts': 'node:path',
  'shell/src/static-leaf.ts': 'node:path',
  'api/src/static-leaf.ts': 'node:path',
};

const installed: Imports = {
  'node_modules/axios/index.js': 'node:path',
  'node_modules/idb/index.js': 'node:path',
  'node_modules/@module-federation/enhanced/index.js': 'node:path',
};

const reserved: Imports = {
  'shared/kernel/src/static-keeper.ts': 'axios',
  'shared/library/src/static-keeper.ts': 'idb',
  'shell/src/federation/static-keeper.ts': '@module-federation/enhanced',
  'mf-books/src/static-other.ts': 'axios',
  'shared/kernel/src/static-other.ts': 'idb',
  'shell/src/static-other.ts': '@module-federation/enhanced',
};

// One run checks all of these files, because starting a run takes most of its time.
let all: ProcessResult;
beforeAll(async () => {
  const tree = await temporaryFolder('levels');
  for (const imports of [clients, upward, tools, withoutLevel, otherApps, installed, reserved])
    await write(tree, imports);
  for (const imports of [otherApps, reserved]) await write(tree, asDynamic(imports), dynamically);
  all = await checkImports(['.'], tree);
});

/** The broken rules, each with the file or folder that breaks it. */
const violations = (): RegExpExecArray[] => [...all.output.matchAll(/error (\S+): (\S+)/g)];

/** The names of the rules that these files break, each with the file or folder, sorted. */
const violationsIn = (imports: Imports): string[] =>
  violations()
    .filter(([, , place]) =>
      Object.keys(imports).some((file) => `${file}/`.startsWith(`${place}/`)),
    )
    .map(([, rule, place]) => `${rule} ${place}`)
    .sort();

test('imports from a lower level pass', async () => {
  const tree = await temporaryFolder('levels');
  await write(tree, {
    'mf-books/src/a.ts': '../../shared/studio/src/a',
    'shared/studio/src/a.ts': '../../tracing/src/a',
    'shared/tracing/src/a.ts': './b',
    'shared/tracing/src/b.ts': 'node:path',
  });
  const { code, output } = await checkImports(['.'], tree);
  expect(output).toContain('no dependency violations');
  expect(code).toBe(0);
});

test('broken rules fail the check, and the tests below cover every violation', () => {
  expect(all.code).not.toBe(0);
  const files = [clients, upward, tools, withoutLevel, otherApps, reserved];
  const covered = [...files, asDynamic(otherApps), asDynamic(reserved)].flatMap(violationsIn);
  expect(covered).toHaveLength(violations().length);
});

test('modules that all screens of the books share import no HTTP client', () => {
  expect(violationsIn(clients)).toEqual([
    'shared-book-code-imports-no-client mf-books/src/components/Note.ts',
    'shared-book-code-imports-no-client mf-books/src/visitorMessage.ts',
  ]);
});

test('imports from a higher level and import cycles are refused', () => {
  expect(violationsIn(upward)).toEqual([
    'apps-call-the-studio mf-books/src/a.ts',
    'imports-flow-down shared/imaging/src/a.ts',
    'imports-flow-down shared/print/src/a.ts',
    'imports-flow-down shared/ui/src/a.ts',
    'no-cycles-between-files api/src/a.ts',
    'no-cycles-between-folders shared/pages/src/checks',
    'no-cycles-between-folders shared/pages/src/looks',
  ]);
});

test('no code of the site imports scripts or browser tests', () => {
  expect(violationsIn(tools)).toEqual([
    'site-imports-no-tools shared/library/src/c.ts',
    'site-imports-no-tools shell/src/c.ts',
  ]);
});

test('a package without a level is refused', () => {
  expect(violationsIn(withoutLevel)).toEqual(['packages-have-a-level shared/sewing/src/a.ts']);
});

describe.each(['static', 'dynamic'])('by a %s import', (way) => {
  const variantOf = (imports: Imports): Imports =>
    way === 'dynamic' ? asDynamic(imports) : imports;

  test('no app reaches another app or the server', () => {
    expect(violationsIn(variantOf(otherApps))).toEqual([
      `apps-stay-apart mf-books/src/${way}-a.ts`,
      `apps-stay-apart mf-books/src/${way}-b.ts`,
      `apps-stay-apart mf-books/src/${way}-c.ts`,
      `apps-stay-apart shell/src/${way}-a.ts`,
      `imports-flow-down shared/library/src/${way}-a.ts`,
    ]);
  });

  test('an npm package that is reserved for one folder cannot be imported elsewhere', () => {
    expect(violationsIn(variantOf(reserved))).toEqual([
      `one-folder-imports-it mf-books/src/${way}-other.ts`,
      `one-folder-imports-it shared/kernel/src/${way}-other.ts`,
      `one-folder-imports-it shell/src/${way}-other.ts`,
    ]);
  });
});
