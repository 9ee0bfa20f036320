import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION } from '../../../shared/kernel/src/remote/version';
import { temporaryFolder } from '../../config/temporaryFolder';

/** Creates a temporary folder. */
export const newFolder = (): Promise<string> => temporaryFolder('store');

const write = async (folder: string, files: Readonly<Record<string, string>>): Promise<string> => {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
};

/**
 * A minimal built remote.
 * @param code the content of its entry
 * @param kernel the kernel's version that it was built against
 */
export const builtRemote = async (
  name: string,
  code: string,
  kernel = `${CONTRACT_VERSION}.0`,
): Promise<string> =>
  write(await newFolder(), {
    'mf-manifest.json': JSON.stringify({
      name: `mf_${name}`,
      metaData: { remoteEntry: { name: 'remoteEntry.0123456789.js', path: '' } },
      exposes: [{ path: './remote', assets: { js: { sync: [] } } }],
      shared: [
        { name: 'react', requiredVersion: '^19.3.1' },
        { name: '@scribblepup/kernel', requiredVersion: `^${kernel}` },
      ],
    }),
    'remoteEntry.0123456789.js': code,
  });

/** A built shell whose page names a script and a style from the root. */
export const builtShell = async (code: string): Promise<string> =>
  write(await newFolder(), {
    'index.html':
      '<link href="/site.0123456789.css" rel="stylesheet"><script src="/main.0123456789.js"></script><a href="/home">',
    'index.html.br': 'the page, compressed',
    'site.0123456789.css': '',
    'main.0123456789.js': code,
  });
