import { isIntegrityList, type IntegrityList } from '@scribblepup/kernel/release';
import { readFile } from 'node:fs/promises';
import { posix, resolve } from 'node:path';

/** The hashes of a release's files, by name; none for a release from before it had any. */
export const readIntegrity = async (dist: string, folder: string): Promise<IntegrityList> => {
  const text = await readFile(resolve(dist, folder, 'integrity.json'), 'utf8').catch(() => '{}');
  const value: unknown = JSON.parse(text);
  return isIntegrityList(value) ? value : {};
};

/** The attribute for a tag that loads a file, with a space before it; empty without a hash. */
export const integrityAttribute = (hash: string | undefined): string =>
  hash ? ` integrity="${hash}"` : '';

const loading =
  /(<(?:link rel="preload" as="(?:script|style)"|script defer(?:="defer")?)[^>]*? (?:href|src)="([^"]+)")/g;

/** The shell's page with the hashes of the files that its tags load. */
export const withIntegrity = (html: string, hashes: IntegrityList): string =>
  html.replace(
    loading,
    (tag, _all: string, url: string) => tag + integrityAttribute(hashes[posix.basename(url)]),
  );
