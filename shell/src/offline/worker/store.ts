import { leaving, MOST_FILES, staying, type Generation } from './generations';
import { matchOptions, namesBelow } from './names';

/** What is kept of the site below an address: pages and pointers by generation, files by their names. */
export class Store {
  private readonly names;
  private readonly state: string;

  constructor(base: string) {
    this.names = namesBelow(base);
    this.state = new URL('.kept', base).href;
  }

  /** All generations, newest first. */
  async generations(): Promise<readonly Generation[]> {
    const answer = await (await caches.open(this.names.state)).match(this.state);
    return answer ? ((await answer.json()) as Generation[]) : [];
  }

  /** What the newest generation has for an address. */
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
   * Makes a generation, all of whose files are there, the newest; the last write is the one that counts.
   * What no tab can need any more goes.
   */
  async commit(
    generation: Generation,
    documents: ReadonlyMap<string, Response>,
    tabs: number,
  ): Promise<void> {
    const cache = await caches.open(this.names.generation(generation.id));
    for (const [url, document] of documents) await cache.put(url, document);
    const stay = staying([generation, ...(await this.generations())], tabs);
    await (await caches.open(this.names.state)).put(this.state, new Response(JSON.stringify(stay)));
    await this.clean(stay, tabs);
  }

  /** Throws away files that no generation names, where there are too many: of visits after which nothing was kept. */
  async bound(): Promise<void> {
    const stored = await this.fileAddresses();
    if (stored.size > MOST_FILES)
      await this.deleteFiles(leaving([...stored], await this.generations(), 1));
  }

  /** Throws away what other forms of this store have left behind. */
  async forgetOthers(): Promise<void> {
    const { site, own } = this.names;
    await this.deleteCaches((name) => name.startsWith(site) && !name.startsWith(own));
  }

  private async clean(stay: readonly Generation[], tabs: number): Promise<void> {
    const needed = stay.map(({ id }) => this.names.generation(id));
    const prefix = this.names.generation('');
    await this.deleteCaches((name) => name.startsWith(prefix) && !needed.includes(name));
    await this.deleteFiles(leaving([...(await this.fileAddresses())], stay, tabs));
  }

  private async deleteFiles(urls: readonly string[]): Promise<void> {
    const files = await caches.open(this.names.files);
    for (const url of urls) await files.delete(url, matchOptions);
  }

  private async deleteCaches(which: (name: string) => boolean): Promise<void> {
    await Promise.all((await caches.keys()).filter(which).map((name) => caches.delete(name)));
  }
}
