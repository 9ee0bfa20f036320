import { expect } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { EXPECT_TIMEOUT_MS } from '../support/timeouts';
import type { Driver, Target } from './driver';
import { findElement, type ElementQuery, type FindOptions, type TextMatch } from './elementQuery';

/** The file with the queries of Testing Library. */
const QUERIES = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** Names of files that a browser is still writing. */
const UNFINISHED = /\.(part|crdownload|wkdownload)$/;

const button = (name: TextMatch, within?: ElementQuery): ElementQuery => ({
  role: 'button',
  name,
  within,
});

/** A visitor's steps on the site, in any browser. Each step waits until it is possible. */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    /** The site's address; `open` takes paths below it. */
    public site: string,
  ) {}

  get browser(): string {
    return this.driver.version;
  }

  open(path: string): Promise<void> {
    return this.driver.goto(this.site + path);
  }

  reload(): Promise<void> {
    return this.driver.reload();
  }

  /**
   * Runs a function in the page, and returns its result. The function must use no variables from
   * outside, because it is sent as text. Arguments and result must fit JSON.
   */
  run<A extends readonly unknown[], R>(work: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    return this.driver.evaluate(call(work, args)) as Promise<Awaited<R>>;
  }

  press(name: TextMatch, within?: ElementQuery): Promise<void> {
    return this.click(button(name, within));
  }

  follow(name: TextMatch): Promise<void> {
    return this.click({ role: 'link', name });
  }

  async click(query: ElementQuery): Promise<void> {
    await this.useElement(query, { mustBeUsable: true }, (target) => target.click());
  }

  async fill(label: string, text: string): Promise<void> {
    await this.useElement({ label }, { mustBeUsable: true }, (target) => target.type(text));
  }

  async upload(label: string, path: string): Promise<void> {
    await this.useElement({ label }, { mustBeUsable: false }, (target) => target.upload(path));
  }

  /** Chooses an option of a list by its text. */
  async choose(label: string, option: string): Promise<void> {
    await this.useElement({ label }, { mustBeUsable: true }, (target) => target.choose(option));
  }

  /** Waits until an element matches the query. */
  async expectElement(query: ElementQuery): Promise<void> {
    await this.useElement(query, { mustBeUsable: false }, () => Promise.resolve());
  }

  /** Waits until the page shows a text. */
  async expectText(words: string | RegExp): Promise<void> {
    await this.until(`the text ${String(words)}`, async () => {
      const text = (await this.run(() => document.body.innerText)).replaceAll(/\s+/g, ' ');
      if (typeof words === 'string') expect(text).toContain(words);
      else expect(text).toMatch(words);
    });
  }

  /** Waits until path and query of the address match the pattern. */
  async expectPath(path: RegExp): Promise<void> {
    await this.until(`the address ${path}`, async () =>
      expect(await this.run(() => location.pathname + location.search)).toMatch(path),
    );
  }

  /** Runs `start`, which begins a download, and returns the file. */
  async download(start: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
    const files = async (): Promise<string[]> => readdir(this.driver.downloads).catch(() => []);
    const before = await files();
    await start();
    let bytes = Buffer.alloc(0);
    let name = '';
    await this.until('a download', async () => {
      const fresh = (await files()).filter((file) => !before.includes(file));
      expect(fresh.filter((file) => UNFINISHED.test(file))).toEqual([]);
      expect(fresh).toHaveLength(1);
      [name] = fresh;
      const length = bytes.length;
      bytes = await readFile(join(this.driver.downloads, name));
      // If the size has not changed, the browser has written the file.
      expect(bytes.length).toBe(length);
      expect(length).toBeGreaterThan(0);
    });
    return { name, bytes };
  }

  /** Waits until an element matches the query, and passes it to `action`. */
  private async useElement(
    query: ElementQuery,
    options: FindOptions,
    action: (target: Target) => Promise<unknown>,
  ): Promise<void> {
    await this.until(JSON.stringify(query), async () => {
      const target = await this.find(query, options);
      expect(target).not.toBeNull();
      await action(target!);
    });
  }

  private async find(query: ElementQuery, options: FindOptions): Promise<Target | null> {
    if ((await this.driver.evaluate('typeof TestingLibraryDom')) === 'undefined')
      await this.driver.evaluate(`void (function () { ${await readQueries()}\n}).call(globalThis)`);
    return this.driver.element(call(findElement, [query, options]));
  }

  /** Repeats a step until it succeeds. If it never does, the error contains the page's text. */
  private async until(what: string, step: () => Promise<void>): Promise<void> {
    try {
      await expect(step, `waiting for ${what}`).toPass({
        intervals: [100, 250, 500],
        timeout: EXPECT_TIMEOUT_MS,
      });
    } catch (error) {
      const text = await this.run(() => `${location.href}\n${document.body.innerText}`).catch(
        String,
      );
      throw new Error(
        `${error instanceof Error ? error.message : String(error)}\n\nThe page:\n${text}`,
        {
          cause: error,
        },
      );
    }
  }
}

/** The call of a function as an expression, for the page. */
const call = (work: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `(${work.toString()})(${args.map((arg) => JSON.stringify(arg)).join(',')})`;

let queriesSource: Promise<string> | undefined;
const readQueries = (): Promise<string> => (queriesSource ??= readFile(QUERIES, 'utf8'));
