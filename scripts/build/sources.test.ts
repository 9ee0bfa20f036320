import { readFile } from 'node:fs/promises';
import { dirname, extname, relative, resolve } from 'node:path';
import { appFolders, root } from '../config/apps';
import { filesBelow } from '../config/files';
import { commonSources } from './sources';

const isCommon = (file: string): boolean =>
  commonSources.some((source) => file === source || file.startsWith(`${source}/`));

/** The files, below the root, that a file imports by relative paths. */
const importsOf = async (file: string): Promise<string[]> =>
  [...(await readFile(file, 'utf8')).matchAll(/(?:from|import) '(\.[^']*)'/g)].map(
    ([, path]) => `${relative(root, resolve(dirname(file), path))}${extname(path) || '.ts'}`,
  );

test('every file that the builds import counts as their source', async () => {
  const folders = ['scripts/config/webpack', 'scripts/firstHtml'];
  const files = (
    await Promise.all(folders.map((folder) => filesBelow(resolve(root, folder))))
  ).flat();
  const sources = files.filter((file) => /(?<!\.test)\.ts$/.test(file));
  const imports = (await Promise.all(sources.map(importsOf))).flat();
  expect(imports).toContain('shell/src/federation/timing.ts');
  expect(imports.filter((file) => !isCommon(file))).toEqual([]);
});

test.each(appFolders)('%s is built by scripts/build.ts, which writes its stamp', async (folder) => {
  const { scripts } = JSON.parse(await readFile(resolve(root, folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts.build).toBe(`node ../scripts/run.mjs build ${folder}`);
});
