import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readLevels } from './readLevels';

/**
 * Writes these files, each of which imports another, into a temporary folder and checks their
 * levels.
 */
const read = async (imports: Readonly<Record<string, string>>) => {
  const house = await mkdtemp(join(tmpdir(), 'levels-'));
  for (const [file, imported] of Object.entries(imports)) {
    await mkdir(dirname(join(house, file)), { recursive: true });
    await writeFile(join(house, file), `export { a } from '${imported}';\n`);
  }
  try {
    return await readLevels(['.'], house);
  } finally {
    await rm(house, { recursive: true });
  }
};

test('imports that run down pass', async () => {
  const { code, output } = await read({
    'mf-books/src/a.ts': '../../shared/studio/src/a',
    'shared/studio/src/a.ts': '../../tracing/src/a',
    'shared/tracing/src/a.ts': './b',
    'shared/tracing/src/b.ts': 'node:path',
  });
  expect(output).toContain('no dependency violations');
  expect(code).toBe(0);
});

test('imports that run up or in a circle are refused', async () => {
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
  const refused = output
    .split('\n')
    .flatMap((line) => /error (\S+): (\S+)/.exec(line)?.slice(1).join(' ') ?? []);
  expect(refused.sort()).toEqual([
    'apps-call-the-studio mf-books/src/a.ts',
    'imports-flow-down shared/imaging/src/a.ts',
    'imports-flow-down shared/print/src/a.ts',
    'imports-flow-down shared/ui/src/a.ts',
    'no-circle-of-files api/src/a.ts',
    'no-circle-of-folders shared/pages/src/checks',
    'no-circle-of-folders shared/pages/src/looks',
  ]);
  expect(code).not.toBe(0);
});
