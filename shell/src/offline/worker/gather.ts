import { isContractSupported } from '@scribblepup/kernel/core';
import { parseManifest } from '../../federation/manifest';
import { parseRegistry } from '../../federation/registry';
import type { RegistryEntry } from '../../federation/registryEntry';
import type { Visit } from '../messages';
import { isHashed, pageAddresses } from './addresses';
import { fetchFile, fetchFileIfAny, fetchPage } from './fetching';

/** Everything the site consists of for one visitor at one moment. */
export interface Site {
  /** Pages, registry, manifests and all other files without a hash in their names, by address. */
  readonly documents: ReadonlyMap<string, Response>;
  /** Addresses of the hashed files, each with the integrity hash that it must have, if known. */
  readonly files: ReadonlyMap<string, string | undefined>;
}

/** The two documents that show whether the site has changed. */
export interface Now {
  readonly registry: string;
  /** The general page, which names the shell's release. */
  readonly page: string;
}

export const generalPage = (base: string): string => pageAddresses(base)[0]!;

/** @throws Error when the server does not answer with a registry and a page of this site */
export const readNow = async ({ registryUrl }: Visit, base: string): Promise<Now> => {
  const [registry, page] = await Promise.all([
    fetchFile(registryUrl),
    fetchPage(generalPage(base)),
  ]);
  return { registry: await registry.text(), page: page.text };
};

const isAddresses = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/**
 * The files of a release, from `files.json` in its folder; none for a release without that list.
 */
const listed = async (folder: string): Promise<string[]> => {
  const names: unknown = await (await fetchFileIfAny(new URL('files.json', folder).href))?.json();
  if (!isAddresses(names)) return [];
  return names
    .map((name) => new URL(name, folder).href)
    .filter((url) => url.startsWith(new URL('.', folder).href));
};

const shellFolder = (registry: string, base: string): string => {
  const { shell } = JSON.parse(registry) as { shell?: { folder?: unknown } };
  return new URL(typeof shell?.folder === 'string' ? `${shell.folder}/` : '.', base).href;
};

const isUsable = ({ isTrusted, off, contract }: RegistryEntry): boolean =>
  isTrusted && off === undefined && isContractSupported(contract);

const hashedIn = /(?<=["\s,])(?:https?:\/)?\/[^"\s,]+\.[0-9a-f]{10}\.\w+/g;

/**
 * Fetches all pages, the registry, manifests and file lists of the site in state `now`.
 * @throws Error when anything is missing, or the registry changed while they were read
 */
export const gatherSite = async (
  now: Now,
  { registryUrl, origins, share }: Visit,
  base: string,
): Promise<Site> => {
  const policy = { origins: [new URL(base).origin, ...origins], share: () => share ?? 100 };
  const found = parseRegistry(JSON.parse(now.registry), registryUrl, policy);
  if (!found.ok) throw new Error(found.reason);
  const documents = new Map<string, Response>();
  const files = new Map<string, string | undefined>();
  const add = async (url: string): Promise<void> => {
    if (isHashed(url)) files.set(url, files.get(url));
    else documents.set(url, await fetchFile(url));
  };

  for (const url of await listed(shellFolder(now.registry, base))) await add(url);
  for (const { manifestUrl, integrity } of [...found.registry.values()].filter(isUsable)) {
    const manifest = await fetchFile(manifestUrl);
    const { entryUrl } = parseManifest(await manifest.clone().json(), manifestUrl);
    documents.set(manifestUrl, manifest);
    for (const url of await listed(manifestUrl)) await add(url);
    files.set(entryUrl, integrity);
  }
  for (const url of pageAddresses(base)) {
    const { response, text } = await fetchPage(url);
    documents.set(url, response);
    for (const [named] of text.matchAll(hashedIn)) await add(new URL(named, base).href);
  }

  const registry = await fetchFile(registryUrl);
  documents.set(registryUrl, registry.clone());
  if ((await registry.text()) !== now.registry)
    throw new Error('A release came while the last one was read.');
  return { documents, files };
};
