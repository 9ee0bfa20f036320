import { isContractSupported } from '@scribblepup/kernel/core';
import {
  isReleaseFileList,
  isIntegrityMap,
  isShellPointer,
  type IntegrityMap,
} from '@scribblepup/kernel/release';
import { isNonNegativeInteger, isObject } from '@scribblepup/kernel/schema';
import { parseManifest } from '../../federation/manifest';
import { parseRegistry } from '../../federation/registry';
import type { RegistryEntry } from '../../federation/registryEntry';
import { checkSignature } from '../../federation/trust/signature';
import type { VisitMessage } from '../messages';
import { isHashed, pageAddresses } from './addresses';
import { fetchFile, fetchFileIfAny, fetchPage } from './fetching';

/** All parts of the site for one visitor at one moment. */
export interface SiteContents {
  /** Pages, registry, manifests and all other files without a hash in their names, by address. */
  readonly documents: ReadonlyMap<string, Response>;
  /** Addresses of the hashed files, each with the integrity hash that it must have, if known. */
  readonly files: ReadonlyMap<string, string | undefined>;
}

/** The two documents that show whether the site has changed. */
export interface SiteState {
  readonly registry: string;
  /** The general page, which names the shell's release. */
  readonly page: string;
}

export const generalPage = (base: string): string => pageAddresses(base)[0];

/** @throws Error if the server does not return a registry and a page of this site */
export const readSiteState = async (
  { registryUrl }: VisitMessage,
  base: string,
): Promise<SiteState> => {
  const [registry, page] = await Promise.all([
    fetchFile(registryUrl),
    fetchPage(generalPage(base)),
  ]);
  return { registry: await registry.text(), page: page.text };
};

/**
 * The files of a release, from `files.json` in its folder; none for a release without that list.
 */
const listFiles = async (folder: string): Promise<string[]> => {
  const names: unknown = await (await fetchFileIfAny(new URL('files.json', folder).href))?.json();
  if (!isReleaseFileList(names)) return [];
  return names
    .map((name) => new URL(name, folder).href)
    .filter((url) => url.startsWith(new URL('.', folder).href));
};

/**
 * The hashes of a release's files, by name, from `integrity.json` in its folder; undefined if the
 * registry has no hash of that list, as for a local build of the shell.
 * @throws Error if the list's hash is not the one in the registry
 */
const readHashes = async (
  folder: string,
  integrity: string | undefined,
): Promise<IntegrityMap | undefined> => {
  if (integrity === undefined) return undefined;
  const list: unknown = await (
    await fetchFile(new URL('integrity.json', folder).href, integrity)
  ).json();
  if (!isIntegrityMap(list)) throw new Error(`${folder} has no list of hashes`);
  return list;
};

const serialOf = (registry: unknown): number =>
  isObject(registry) && isNonNegativeInteger(registry.serial) ? registry.serial : 0;

const shellOf = (registry: unknown) =>
  isObject(registry) && isShellPointer(registry.shell) ? registry.shell : undefined;

const isUsable = ({ isTrusted, refusalReason, off, contract }: RegistryEntry): boolean =>
  isTrusted && refusalReason === undefined && off === undefined && isContractSupported(contract);

const webManifestPattern = /(?<=<link rel="manifest" href=")[^"]+/;
const hashedFilePattern = /(?<=["\s,])(?:https?:\/)?\/[^"\s,]+\.[0-9a-f]{10}\.\w+/g;

/**
 * Fetches all pages, the registry, manifests and file lists of the site in this state.
 * @throws Error if anything is missing, or the registry changed while they were read
 */
export const gatherSite = async (
  state: SiteState,
  { registryUrl, origins, keys, serial, share }: VisitMessage,
  base: string,
): Promise<SiteContents> => {
  const policy = { origins: [new URL(base).origin, ...origins], keys, share: () => share ?? 100 };
  await checkSignature(state.registry, keys);
  const value: unknown = JSON.parse(state.registry);
  if (serialOf(value) < serial) throw new Error('the registry is older than one seen before');
  const parsed = parseRegistry(value, registryUrl, policy);
  if (!parsed.ok) throw new Error(parsed.reason);
  const documents = new Map<string, Response>();
  const files = new Map<string, string | undefined>();
  const add = async (url: string, integrity?: string): Promise<void> => {
    if (isHashed(url)) files.set(url, integrity ?? files.get(url));
    else documents.set(url, await fetchFile(url, integrity));
  };

  const addListed = async (folder: string, filesIntegrity?: string): Promise<void> => {
    const hashes = await readHashes(folder, filesIntegrity);
    for (const url of await listFiles(folder)) {
      const hash = hashes?.[url.slice(new URL('.', folder).href.length)];
      if (hashes && !hash) throw new Error(`${url} has no hash`);
      await add(url, hash);
    }
  };

  const shell = shellOf(value);
  await addListed(new URL(shell ? `${shell.folder}/` : '.', base).href, shell?.filesIntegrity);
  for (const remote of [...parsed.registry.values()].filter(isUsable)) {
    const { manifestUrl, manifestIntegrity, filesIntegrity, integrity } = remote;
    const manifest = await fetchFile(manifestUrl, manifestIntegrity);
    const { entryUrl } = parseManifest(await manifest.clone().json(), manifestUrl);
    documents.set(manifestUrl, manifest);
    await addListed(manifestUrl, filesIntegrity);
    files.set(entryUrl, integrity);
  }
  for (const url of pageAddresses(base)) {
    const { response, text } = await fetchPage(url);
    documents.set(url, response);
    for (const [address] of text.matchAll(hashedFilePattern))
      await add(new URL(address, base).href);
  }
  const [webManifest] = webManifestPattern.exec(state.page) ?? [];
  if (webManifest !== undefined) {
    const { href } = new URL(webManifest, base);
    // Earlier servers have no web manifest.
    const response = await fetchFileIfAny(href);
    if (response) documents.set(href, response);
  }

  const registry = await fetchFile(registryUrl);
  documents.set(registryUrl, registry.clone());
  if ((await registry.text()) !== state.registry)
    throw new Error('A release was published while the site was being read.');
  return { documents, files };
};
