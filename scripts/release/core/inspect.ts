import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { federationName, remoteIn, shell, type Remote } from '../../config/apps';
import { filesBelow, fingerprint } from '../../config/fingerprint';

/** The properties of a built folder that a release needs. */
export interface BuiltApp {
  readonly folder: string;
  /** Paths in the folder, sorted. */
  readonly files: readonly string[];
  /** Hash of the names and contents of all files. */
  readonly content: string;
  /** Present for a remote, absent for the shell. */
  readonly remote?: { readonly contract: string; readonly integrity: string };
}

export const MANIFEST = 'mf-manifest.json';
export const PAGE = 'index.html';

interface Manifest {
  readonly name?: unknown;
  readonly metaData?: {
    readonly remoteEntry?: { readonly name?: unknown; readonly path?: unknown };
  };
  readonly exposes?: readonly { readonly path?: unknown }[];
  readonly shared?: readonly { readonly name?: unknown; readonly requiredVersion?: unknown }[];
}

const readManifest = async (built: string): Promise<Manifest> => {
  try {
    return JSON.parse(await readFile(resolve(built, MANIFEST), 'utf8')) as Manifest;
  } catch {
    throw new Error(`${built} holds no ${MANIFEST} that can be read. Build the app first.`);
  }
};

/**
 * The hash of a script in the format of a script element's `integrity` (Subresource Integrity,
 * section 3.1).
 */
export const integrityOf = async (file: string): Promise<string> =>
  `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;

/**
 * The contract of the kernel that the build was made against, which may differ from the sources it
 * is released from.
 */
const contractOf = ({ shared }: Manifest, built: string): string => {
  const kernel = shared?.find(({ name }) => name === '@scribblepup/kernel');
  const [, contract] = /^\^?(\d+\.\d+)\.\d+$/.exec(String(kernel?.requiredVersion)) ?? [];
  if (!contract) throw new Error(`${built} does not say which kernel it was built against.`);
  return contract;
};

const inspectRemote = async (
  { name }: Remote,
  built: string,
  files: readonly string[],
): Promise<NonNullable<BuiltApp['remote']>> => {
  const manifest = await readManifest(built);
  if (manifest.name !== federationName(name)) {
    throw new Error(`${built} holds ${String(manifest.name)}, not ${federationName(name)}.`);
  }
  if (!manifest.exposes?.some(({ path }) => path === './remote'))
    throw new Error(`${built} exposes no ./remote.`);
  const { name: entry, path = '' } = manifest.metaData?.remoteEntry ?? {};
  const entryFile = `${String(path)}${String(entry)}`;
  if (!files.includes(entryFile))
    throw new Error(`${built} has no ${entryFile}, which its manifest names.`);
  return {
    contract: contractOf(manifest, built),
    integrity: await integrityOf(resolve(built, entryFile)),
  };
};

/**
 * Checks whether a built folder can be released as this app.
 * @throws Error that says what is missing, or which app the files belong to.
 */
export const inspect = async (folder: string, built: string): Promise<BuiltApp> => {
  const paths = await filesBelow(built).catch(() => []);
  const files = paths.map((path) => relative(built, path));
  const content = (await fingerprint(paths, built)).slice(0, 10);
  if (folder === shell.folder) {
    if (!files.includes(PAGE)) throw new Error(`${built} holds no ${PAGE}. Build the shell first.`);
    return { folder, files, content };
  }
  return { folder, files, content, remote: await inspectRemote(remoteIn(folder), built, files) };
};
