import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isManifest, type Manifest } from '../../../shared/kernel/src/release/manifest';
import { federationName, remoteIn, shell, type Remote } from '../../config/apps';
import { filesBelow, pathBelow } from '../../config/files';
import { fingerprint } from '../../config/fingerprint';
import { hashesOf, INTEGRITY, MANIFEST, type RemoteHashes } from './integrity';

/** The properties of a built folder that a release needs. */
export interface BuiltApp {
  readonly folder: string;
  /** Paths in the folder, sorted. */
  readonly files: readonly string[];
  /** Hash of the names and contents of all files. */
  readonly content: string;
  /** Present for a remote, absent for the shell. */
  readonly remote?: RemoteHashes & { readonly contract: string };
}

export const PAGE = 'index.html';

const readManifest = async (built: string): Promise<Manifest> => {
  const text = await readFile(resolve(built, MANIFEST), 'utf8').catch(() => '');
  try {
    const value: unknown = JSON.parse(text);
    if (isManifest(value)) return value;
  } catch {
    // A file that is not JSON gets the same message.
  }
  throw new Error(`${built} has no readable ${MANIFEST}. Build the app first.`);
};

/**
 * The contract of the kernel that the app was built against. The current sources may have another
 * one.
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
    throw new Error(`${built} contains ${String(manifest.name)}, not ${federationName(name)}.`);
  }
  if (!manifest.exposes.some(({ path }) => path === './remote'))
    throw new Error(`${built} exposes no ./remote.`);
  const { name: entry, path = '' } = manifest.metaData.remoteEntry;
  const entryFile = `${path}${entry}`;
  if (!files.includes(entryFile))
    throw new Error(`${built} has no ${entryFile}, which its manifest names.`);
  return {
    contract: contractOf(manifest, built),
    ...(await hashesOf((file) => readFile(resolve(built, file)))),
  };
};

/**
 * Checks whether a built folder can be released as this app.
 * @throws Error that says what is missing, or which app the files belong to.
 */
export const inspect = async (folder: string, built: string): Promise<BuiltApp> => {
  // A build that has been served already has this list; the release gets its own.
  const paths = (await filesBelow(built).catch(() => [])).filter(
    (path) => path !== resolve(built, INTEGRITY),
  );
  const files = paths.map((path) => pathBelow(built, path));
  const content = (await fingerprint(paths, built)).slice(0, 10);
  if (folder === shell.folder) {
    if (!files.includes(PAGE)) throw new Error(`${built} has no ${PAGE}. Build the shell first.`);
    return { folder, files, content };
  }
  return { folder, files, content, remote: await inspectRemote(remoteIn(folder), built, files) };
};
