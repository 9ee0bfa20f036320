import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../config/temporaryFolder';
import { readSources, splitComments } from './sources';

test('separates comments from code, also after a URL and in JSX', () => {
  const script = `/** One. */
const url = 'https://dog.example'; // two
const view = <p title="/* not one */">{/* three */}</p>;
`;
  const { code, texts } = splitComments('walk.tsx', script);
  expect(texts).toEqual(['* One. ', ' two', ' three ']);
  expect(code).toContain("'https://dog.example'");
  expect(code).toContain('/* not one */');
  expect(code).not.toMatch(/One|two|three/);
});

test('reads sources, but no builds and no installed packages', async () => {
  const root = await temporaryFolder('sources');
  const files = {
    'api/src/walk.ts': '// Walks.\nexport const walkDog = 1;\n',
    'api/build/server.mjs': '// Built.\nconst builtName = 1;\n',
    'dist/shell/start.mjs': 'const builtName = 1;\n',
    'api/node_modules/leash/index.mjs': 'const leashName = 1;\n',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  const { paths, words, comments } = await readSources(root);
  expect([...paths].sort()).toEqual(['api', 'api/src', 'api/src/walk.ts']);
  expect([...words]).toEqual(['export', 'const', 'walkDog']);
  expect(comments).toEqual([{ path: 'api/src/walk.ts', texts: [' Walks.'] }]);
});
