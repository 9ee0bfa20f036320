import { expect, type Page } from '@playwright/test';
import { resolve } from 'node:path';
import { copyWorkingTree } from '../scripts/config/tree';
import { publish } from '../scripts/release/core/publish';
import { waitForAnimations } from './support/axe';
import { signIn } from './support/session';
import { startStore } from './support/store';
import { test } from './support/test';
import { buildRemote, editFile, putRemote } from './support/tree';
import { navigateTo, loadPictures, open } from './support/navigate';

let site: Awaited<ReturnType<typeof startStore>>;
let tree: string;
test.beforeEach(async () => {
  [site, tree] = await Promise.all([startStore(), copyWorkingTree()]);
});
test.afterEach(() => site.close());

/** Builds and publishes two remotes with the same names but different values in their styles. */
const publishClash = async (): Promise<void> => {
  const account = await putRemote(tree, 'mf-account', 'clash');
  await editFile(resolve(account, 'remote.tsx'), (text) =>
    text.replace("'orders'", "'account'").replace('paths.orders', 'paths.settings'),
  );
  await editFile(resolve(account, 'pages/AboutUs/AboutUs.module.css'), (text) =>
    text.replaceAll('tomato', 'teal').replaceAll('mistyrose', 'azure').replaceAll('31px', '13px'),
  );
  await putRemote(tree, 'mf-orders', 'clash');
  await Promise.all(
    ['mf-orders', 'mf-account'].map(async (folder) => {
      const built = await buildRemote(tree, folder);
      await publish(folder, built, site.store, { version: '1.1.0' });
    }),
  );
};

type Style = Readonly<Record<string, string>>;

/** The computed styles of `count` elements, spread over the whole page. */
const sampleStyles = async (page: Page, count: number): Promise<Style[]> => {
  const spinner = page.getByRole('status').filter({ has: page.locator('svg') });
  await expect(spinner).toHaveCount(0);
  await loadPictures(page);
  await page.evaluate(async () => void (await document.fonts.ready));
  await waitForAnimations(page);
  return page.evaluate((wanted) => {
    const elements = [...document.body.querySelectorAll('*')];
    return Array.from({ length: wanted }, (_, index) => {
      const element = elements[Math.floor((index * elements.length) / wanted)];
      const style = getComputedStyle(element);
      // A computed style does not list custom properties.
      const properties = [...style, '--accent', '--c-ink', '--c-paper'];
      return {
        element: `${element.tagName} ${element.className.toString()}`,
        ...Object.fromEntries(properties.map((name) => [name, style.getPropertyValue(name)])),
      };
    });
  }, count);
};

const otherScreens = ['/about-us', '/home/subscription', '/my-projects', '/create-book'];
const SAMPLES_PER_SCREEN = 50;

/** Samples the styles of the other remotes' screens. */
const sampleOtherScreens = async (page: Page): Promise<Style[]> => {
  const samples: Style[] = [];
  for (const address of otherScreens) {
    await navigateTo(page, address);
    samples.push(...(await sampleStyles(page, SAMPLES_PER_SCREEN)));
  }
  return samples;
};

/** Describes each property whose value differs. */
const changes = (before: readonly Style[], after: readonly Style[]): string[] =>
  before.flatMap((style, index) =>
    Object.entries(style)
      .filter(([name, value]) => after[index][name] !== value)
      .map(([name, value]) => `${style['element']}: ${name} ${value} is ${after[index][name]}`),
  );

/** Colors and font size on the screen of one of the two remotes. */
const appearanceOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('heading', { name: 'Other values' })
    .evaluate((heading) => [
      getComputedStyle(heading).color,
      getComputedStyle(heading).fontSize,
      getComputedStyle(heading.parentElement!).backgroundColor,
      getComputedStyle(heading.parentElement!).outlineColor,
    ]);

test('two remotes whose styles use the same names affect neither each other nor the rest', async ({
  page,
}) => {
  await publishClash();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  await open(page, `${site.url}/home/get-started`);
  const before = await sampleOtherScreens(page);
  expect(before).toHaveLength(200);
  const [tomato, teal] = ['rgb(255, 99, 71)', 'rgb(0, 128, 128)'];
  for (let visit = 0; visit < 2; visit++) {
    await navigateTo(page, '/orders');
    await waitForAnimations(page);
    expect(await appearanceOf(page)).toEqual([tomato, '31px', 'rgb(255, 228, 225)', tomato]);
    await navigateTo(page, '/settings');
    await waitForAnimations(page);
    expect(await appearanceOf(page)).toEqual([teal, '13px', 'rgb(240, 255, 255)', teal]);
  }
  expect(changes(before, await sampleOtherScreens(page))).toEqual([]);
});
