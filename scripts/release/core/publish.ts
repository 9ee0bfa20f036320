import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { WEB_MANIFEST } from '../../../api/src/site/webManifest';
import { CONTRACT_VERSION } from '../../../shared/kernel/src/remote/version';
import { inspect, PAGE, type BuiltApp } from './inspect';
import { MANIFEST, writeIntegrityList } from './integrity';
import { registryName, hasRelease, pointTo, startCanary, type Canary } from './pointers';
import type { Registry, Release } from './registry';
import { readRelease, RELEASE } from './releases';
import { changeRegistry, readRegistry } from './store';

export interface PublishOptions {
  /** The app's version; the release's name is this version and the hash of its content. */
  readonly version: string;
  /** The share of visitors that gets the release first, in percent. */
  readonly canary?: Canary;
  /** Another origin that serves the store, from which browsers load the remote's files. */
  readonly origin?: string;
}

const INCOMING = '.incoming-';

/** A new name for a hidden folder, which a later publish removes if it is left behind. */
const newHidden = (appFolder: string): string =>
  resolve(appFolder, `${INCOMING}${randomBytes(6).toString('hex')}`);

/** Age in ms from which an unchanged incoming folder counts as left by a killed publish. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

const removeAbandoned = async (appFolder: string): Promise<void> => {
  for (const name of await readdir(appFolder)) {
    if (!name.startsWith(INCOMING)) continue;
    const path = resolve(appFolder, name);
    // Another publish may have just moved its folder into place.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
};

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Points the addresses of files to the release's folder, in the files that are read before any
 * script runs: the shell's page, which answers every address, the first HTML, and the web manifest.
 * Addresses in the web manifest are relative to the site's root; all others begin with a slash.
 */
const rewriteAddresses = async (folder: string, app: BuiltApp, version: string): Promise<void> => {
  const prefix = app.remote ? `${app.folder}/` : '';
  // The web manifest itself has the same address in every release.
  const moved = app.files.filter((file) => file !== WEB_MANIFEST);
  for (const name of [PAGE, 'first.json', WEB_MANIFEST].filter((file) =>
    app.files.includes(file),
  )) {
    const path = resolve(folder, name);
    const slash = name === WEB_MANIFEST ? '' : '/';
    const rewritten = moved.reduce(
      (text, file) =>
        text.replaceAll(
          new RegExp(`(?<=["\\s,(=])${escapeRegExp(slash + prefix + file)}(?=["\\s,)\\\\])`, 'g'),
          `${slash}${app.folder}/${version}/${file}`,
        ),
      await readFile(path, 'utf8'),
    );
    await writeFile(path, rewritten);
    // The compressed copies have the old addresses.
    await Promise.all(['.br', '.gz'].map((ending) => rm(`${path}${ending}`, { force: true })));
  }
};

interface NewRelease {
  readonly app: BuiltApp;
  /** The folder of the build. */
  readonly built: string;
  /** The release's name. */
  readonly version: string;
  readonly origin: string | undefined;
}

/** Describes a release, with the hashes of its files as they are in its folder. */
const describe = async (
  app: BuiltApp,
  version: string,
  folder: string,
  origin?: string,
): Promise<Release> => {
  const filesIntegrity = await writeIntegrityList(folder);
  const path = `${app.folder}/${version}/${MANIFEST}`;
  const entry = origin ? `${origin}/${path}` : path;
  return app.remote
    ? { folder: app.folder, version, remote: { ...app.remote, filesIntegrity, entry } }
    : { folder: app.folder, version, contract: CONTRACT_VERSION, filesIntegrity };
};

const alreadyExists = (folder: string, version: string): Error =>
  new Error(
    `${folder} ${version} already exists. A release never changes: roll back to it, or give another version with --version.`,
  );

/** Removes a folder after a failure. If that fails too, the first error is the one to report. */
const tryRemove = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true }).catch(() => undefined);

/** Removes a release that nobody gets. Hides it first, so that a part of it is never a release. */
const tryRemoveRelease = async (appFolder: string, version: string): Promise<void> => {
  const hidden = newHidden(appFolder);
  await rename(resolve(appFolder, version), hidden).catch(() => undefined);
  await tryRemove(hidden);
};

/**
 * Copies the files of a build into a hidden folder, then moves it into place in one atomic step.
 * @param check throws if the registry cannot point to the release
 * @throws Error also when another publish was faster with the same release
 */
const addRelease = async (
  { app, built, version, origin }: NewRelease,
  store: string,
  check: (release: Release) => void,
): Promise<Release> => {
  const appFolder = resolve(store, app.folder);
  const incoming = newHidden(appFolder);
  try {
    await mkdir(incoming, { recursive: true });
    await removeAbandoned(appFolder);
    await cp(built, incoming, { recursive: true });
    await rewriteAddresses(incoming, app, version);
    const release = await describe(app, version, incoming, origin);
    check(release);
    await writeFile(resolve(incoming, RELEASE), `${JSON.stringify(release, null, 2)}\n`);
    await rename(incoming, resolve(appFolder, version));
    return release;
  } catch (error) {
    await tryRemove(incoming);
    const isTaken = (error as NodeJS.ErrnoException).code === 'ENOTEMPTY';
    throw isTaken ? alreadyExists(app.folder, version) : error;
  }
};

/**
 * Points the registry to a new release. If that fails, removes the release, so that the next
 * attempt does not find it and fail.
 */
const pointRegistryTo = async (
  store: string,
  { folder, version }: Release,
  change: (registry: Registry) => Registry,
): Promise<void> => {
  try {
    await changeRegistry(store, change);
  } catch (error) {
    const after = await readRegistry(store).catch(() => null);
    // If the registry cannot be read, it may name the release, so the release stays.
    if (!after) throw error;
    // The registry may have been written before the error, for example if only its lock remains.
    if (hasRelease(after, folder, version))
      throw new Error(
        `${folder} ${version} is published, but then something failed: ${(error as Error).message}`,
        { cause: error },
      );
    await tryRemoveRelease(resolve(store, folder), version);
    throw error;
  }
};

/**
 * Puts a built app into the store as a folder of its own, which never changes again, and points the
 * registry to it. If the same build is already the app's canary, only changes who gets it: all
 * visitors, or another share. An interrupted publish does not change the site.
 * @throws Error when the folder has another app, the release exists and is no canary, the shell
 * cannot use the release, or the store cannot be written.
 */
export const publish = async (
  folder: string,
  built: string,
  store: string,
  { version, canary, origin }: PublishOptions,
): Promise<Release> => {
  const app = await inspect(folder, built);
  if (origin && !app.remote)
    throw new Error('The shell always comes from the origin of the site itself.');
  const name = `${version}-${app.content}`;
  const changeTo =
    (release: Release) =>
    (registry: Registry): Registry =>
      canary ? startCanary(registry, release, canary) : pointTo(registry, release);
  const before = await readRegistry(store);
  if (existsSync(resolve(store, folder, name))) {
    // Check under the lock: a rollback may just have ended the canary.
    await changeRegistry(store, async (registry) => {
      if (registry.remotes[registryName(folder)]?.canary?.version !== name)
        throw alreadyExists(folder, name);
      return changeTo(await readRelease(store, folder, name))(registry);
    });
    return readRelease(store, folder, name);
  }
  // Try the change before the release exists: the registry may be unusable, or the shell
  // incompatible with the release.
  const release = await addRelease({ app, built, version: name, origin }, store, (described) =>
    changeTo(described)(before),
  );
  await pointRegistryTo(store, release, changeTo(release));
  return release;
};
