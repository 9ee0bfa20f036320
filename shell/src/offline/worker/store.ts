import {
  filesToDelete,
  MAX_FILES,
  generationsToKeep,
  parseGenerations,
  type Generation,
} from './generations';
import { matchOptions, cacheNames } from './cacheNames';

/**
 * Stores the site below `base`: pages, registry and manifests of the newest generation, hashed
 * files of all generations by URL.
 */
export class Store {
  private readonly names;
  private readonly state: string;

  constructor(base: string) {
    this.names = cacheNames(base);
    this.state = new URL('.kept', base).href;
  }

  /** All generations, newest first. */
  async generations(): Promise<readonly Generation[]> {
    const response = await (await caches.open(this.names.state)).match(this.state);
    return response ? parseGenerations(await response.text()) : [];
  }

  /** The newest generation's document for an address. */
  async document(url: string): Promise<Response | undefined> {
    const [newest] = await this.generations();
    if (!newest) return undefined;
    const cache = await caches.open(this.names.generation(newest.id));
    return cache.match(url, { ...matchOptions, ignoreSearch: true });
  }

  async fileAddresses(): Promise<Set<string>> {
    return new Set((await (await caches.open(this.names.files)).keys()).map(({ url }) => url));
  }

  async putFile(url: string, file: Response): Promise<void> {
    await (await caches.open(this.names.files)).put(url, file);
  }

  /**
   * Makes a generation the newest; all its files must already be stored. The last write commits it.
   * Then deletes the files that no tab can still need.
   */
  async commit(
    generation: Generation,
    documents: ReadonlyMap<string, Response>,
    tabs: number,
  ): Promise<void> {
    const cache = await caches.open(this.names.generation(generation.id));
    for (const [url, document] of documents) await cache.put(url, document);
    const stay = generationsToKeep([generation, ...(await this.generations())], tabs);
    await (await caches.open(this.names.state)).put(this.state, new Response(JSON.stringify(stay)));
    await this.deleteFiles(filesToDelete([...(await this.fileAddresses())], stay, tabs));
  }

  /**
   * Cleans up after visits that failed to store the whole site. Deletes all documents but the
   * newest generation's: they are never read, and a registry on the device would count as trusted.
   * If more than MAX_FILES are stored, also deletes files that are in no generation.
   */
  async tidy(): Promise<void> {
    const generations = await this.generations();
    const prefix = this.names.generation('');
    const newest = generations.length > 0 && this.names.generation(generations[0].id);
    await this.deleteCaches((name) => name.startsWith(prefix) && name !== newest);
    const stored = await this.fileAddresses();
    if (stored.size > MAX_FILES) await this.deleteFiles(filesToDelete([...stored], generations, 1));
  }

  /** Deletes the caches of other storage formats. */
  async deleteOtherFormats(): Promise<void> {
    const { site, format } = this.names;
    await this.deleteCaches((name) => name.startsWith(site) && !name.startsWith(format));
  }

  private async deleteFiles(urls: readonly string[]): Promise<void> {
    const files = await caches.open(this.names.files);
    for (const url of urls) await files.delete(url, matchOptions);
  }

  private async deleteCaches(matches: (name: string) => boolean): Promise<void> {
    await Promise.all((await caches.keys()).filter(matches).map((name) => caches.delete(name)));
  }
}
