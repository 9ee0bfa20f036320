import { expect } from '@playwright/test';
import { axeViolations } from './support/axe';
import { waitForFonts } from './support/fonts';
import { latch } from './support/latch';
import { heading } from './support/locators';
import {
  mockResponse,
  openSamples,
  playButton,
  samplesTitle,
  success,
  demoVideo,
} from './support/marketing';
import { publicScreens } from './support/screens';
import { waitForTakeover } from './support/takeover';
import { smallTargets } from './support/targets';
import { test } from './support/test';
import { watch } from './support/watch';

test.describe('landing', () => {
  test('says what the site makes, shows real pages, and leads to the demo dogs', async ({
    page,
  }) => {
    const seen = watch(page);
    await page.goto('/home');
    await waitForTakeover(page);
    await expect(heading(page, 'Turn your dog into a coloring book')).toBeVisible();
    await expect(page).toHaveTitle('Scribblepup · Turn your dog into a coloring book');
    await expect(page.getByRole('img', { name: 'Biscuit at the beach' })).toBeAttached();
    await expect(page.getByRole('link', { name: /^Click here/ })).toHaveAttribute(
      'href',
      '/home/demo-to-explore',
    );
    await expect(playButton(page)).toBeVisible();
    await page.getByRole('link', { name: 'Try a demo dog for free' }).click();
    await expect(page).toHaveURL(/\/home\/demo-to-explore$/);
    await expect(heading(page, 'Choose a Demo Dog')).toBeVisible();
    expect(seen.errors).toEqual([]);
  });

  test('a loader shows while the video request is pending, then the play button over the poster', async ({
    page,
  }) => {
    const gate = latch();
    await page.route('**/v1/demo/dog/video', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto('/home');
    await expect(
      page.getByRole('status').filter({ hasText: 'Loading the demo video' }),
    ).toBeAttached();
    await expect(playButton(page)).toHaveCount(0);
    gate.open();
    await expect(playButton(page)).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: 'Loading the demo video' }),
    ).toHaveCount(0);
  });

  test('play starts the video; at its end the poster returns and the video is rewound', async ({
    page,
  }) => {
    await page.goto('/home');
    await playButton(page).click();
    await expect
      .poll(() => demoVideo(page).evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    const { duration, width } = await demoVideo(page).evaluate((video: HTMLVideoElement) => ({
      duration: video.duration,
      width: video.videoWidth,
    }));
    expect(duration).toBeGreaterThanOrEqual(20);
    expect(duration).toBeLessThanOrEqual(40);
    expect(width).toBe(1280);
    await expect(playButton(page)).toBeHidden();

    await demoVideo(page).evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.2;
    });
    await expect(playButton(page)).toBeVisible();
    await expect
      .poll(() => demoVideo(page).evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBe(0);
    await playButton(page).click();
    await expect
      .poll(() => demoVideo(page).evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
  });

  test("the API's video is played, or else the default one", async ({ page }) => {
    await mockResponse(page, '/demo/dog/video', success([{ video: '/elsewhere/dog.mp4' }]));
    await page.goto('/home');
    await expect(playButton(page)).toBeVisible();
    await expect(demoVideo(page).locator('source').first()).toHaveAttribute(
      'src',
      '/elsewhere/dog.mp4',
    );

    await page.unroute('**/v1/demo/dog/video');
    await mockResponse(page, '/demo/dog/video', success([]));
    await page.reload();
    await playButton(page).click();
    await expect
      .poll(() => demoVideo(page).evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    expect(await demoVideo(page).evaluate((video: HTMLVideoElement) => video.currentSrc)).toContain(
      '/content/video/',
    );
  });

  test('a text describes the video', async ({ page }) => {
    await page.goto('/home');
    await expect(playButton(page)).toBeVisible();
    await page.getByText('What you see in the video').click();
    await expect(
      page.getByText(/A photo of Biscuit, a golden retriever, turns into lines/),
    ).toBeVisible();
  });

  test('the video comes in two formats, of at most 4 MB each, and can be fetched in ranges', async ({
    request,
  }) => {
    for (const [file, type] of [
      ['scribblepup.mp4', 'video/mp4'],
      ['scribblepup.webm', 'video/webm'],
    ]) {
      const part = await request.get(`/content/video/${file}`, {
        headers: { range: 'bytes=0-99' },
      });
      expect([part.status(), part.headers()['content-type']]).toEqual([206, type]);
      expect(Number(part.headers()['content-range']?.split('/')[1])).toBeLessThanOrEqual(
        4 * 1024 * 1024,
      );
    }
  });
});

test.describe('demo dogs', () => {
  test('at least 4 cards have a picture and a name; the icon opens 25 sample pages', async ({
    page,
  }) => {
    const seen = watch(page);
    await page.goto('/home/demo-to-explore');
    const icons = page.getByRole('button', { name: /^View .+'s sample pages$/ });
    await expect(icons.nth(3)).toBeVisible();
    for (const icon of await icons.all()) {
      const name = /^View (.+)'s/.exec((await icon.getAttribute('aria-label')) ?? '')?.[1] ?? '';
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      const picture = page.getByRole('img', { name: `${name} the demo dog` });
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    const dialog = await openSamples(page);
    await expect(dialog.getByRole('heading', { name: samplesTitle })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Page \d+$/ })).toHaveCount(25);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: "View Biscuit's sample pages" })).toBeFocused();
    expect(seen.errors).toEqual([]);
  });

  test('Back closes the sample pages and keeps the scroll position', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/home/demo-to-explore');
    const icon = page.getByRole('button', { name: "View Biscuit's sample pages" });
    await expect(icon).toBeVisible();
    await page.evaluate(() => scrollTo(0, 100));
    const dialog = await openSamples(page);
    await expect(dialog.getByRole('button', { name: 'Page 1', exact: true })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/home\/demo-to-explore$/);
    await expect(icon).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(100);
  });

  test("a click on a card's picture opens the sample pages", async ({ page }) => {
    await page.goto('/home/demo-to-explore');
    await page.getByRole('img', { name: 'Koda the demo dog' }).click({ force: true });
    await expect(page.getByRole('dialog', { name: samplesTitle })).toBeVisible();
  });

  test('a page is enlarged, turned, and printed by itself', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = [
          ...document.querySelectorAll<HTMLElement>('body > *'),
        ]
          .filter(
            (element) =>
              element.querySelector('img')?.src.endsWith('.svg') && element.id !== 'root',
          )
          .map((element) => element.querySelector('img')?.src)
          .join();
        window.dispatchEvent(new Event('afterprint'));
      };
    });
    await page.goto('/home/demo-to-explore');
    const dialog = await openSamples(page);
    await expect(dialog.getByRole('button', { name: 'Page 3', exact: true })).toBeVisible();
    const small = await dialog.getByRole('button', { name: 'Page 3', exact: true }).boundingBox();
    await dialog.getByRole('button', { name: 'Page 3', exact: true }).click();
    const large = dialog.getByRole('img', { name: 'Page 3', exact: true });
    await expect
      .poll(async () => (await large.boundingBox())?.height)
      .toBeGreaterThan(small!.height * 1.5);
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('img', { name: 'Page 4', exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Previous page' }).click();
    await dialog.getByRole('button', { name: 'Print this page' }).click();
    await expect(page.locator('html')).toHaveAttribute(
      'data-printed',
      /\/content\/dogs\/biscuit\/03\.svg$/,
    );
    await dialog.getByRole('button', { name: 'All pages' }).click();
    await expect(dialog.getByRole('button', { name: /^Page \d+$/ })).toHaveCount(25);
  });

  test('on paper, the sample pages are all there, and only once', async ({ page }) => {
    await page.goto('/home/demo-to-explore');
    const dialog = await openSamples(page);
    const last = dialog.getByRole('button', { name: 'Page 25', exact: true });
    await expect(last).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    const [box, whole] = [(await last.boundingBox())!, (await dialog.boundingBox())!];
    expect(box.y + box.height).toBeLessThanOrEqual(whole.y + whole.height);
    // A browser repeats fixed content on every sheet.
    await expect(dialog).toHaveCSS('position', 'absolute');
    // The rest of the last sheet gets the background of html or, if that has none, of body.
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test('a printed page shows nothing else', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.goto('/home/demo-to-explore');
    const dialog = await openSamples(page);
    await dialog.getByRole('button', { name: 'Page 1', exact: true }).click();
    await dialog.getByRole('button', { name: 'Print this page' }).click();
    const paper = page.locator('body > div > img');
    await expect(paper).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(paper).toBeVisible();
    await expect(page.locator('#root')).toBeHidden();
    await expect(dialog).toBeHidden();
  });

  test('Make one of your own dog leads to the form after a login', async ({ page }) => {
    await page.goto('/home/demo-to-explore');
    const dialog = await openSamples(page);
    await expect(dialog.getByRole('link', { name: 'Make one of your own dog' })).toHaveAttribute(
      'href',
      '/create-book',
    );
    await dialog.getByRole('link', { name: 'Make one of your own dog' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('Skip goes to the subscription', async ({ page }) => {
    await page.goto('/home/demo-to-explore');
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page).toHaveURL(/\/home\/subscription$/);
  });

  test('an empty list of dogs or of pages shows the empty state', async ({ page }) => {
    await mockResponse(page, '/demo/dog', success([]));
    await page.goto('/home/demo-to-explore');
    await expect(page.getByRole('heading', { name: 'No Data Found' })).toBeVisible();
    await expect(
      page.getByText("There's nothing to show here yet. Check back later!"),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();

    await page.unroute('**/v1/demo/dog');
    await mockResponse(page, '/demo/dog/*', success([]));
    await page.reload();
    const dialog = await openSamples(page);
    await expect(dialog.getByRole('heading', { name: 'No Data Found' })).toBeVisible();
  });

  test('pages are requested only when a dog is opened, and only once', async ({ page }) => {
    const requestCount = await mockResponse(
      page,
      '/demo/dog/*',
      success([{ image: '/content/dogs/biscuit/01.svg' }]),
    );
    await page.goto('/home/demo-to-explore');
    await expect(page.getByRole('button', { name: "View Biscuit's sample pages" })).toBeVisible();
    expect(requestCount()).toBe(0);
    for (const _visit of [1, 2]) {
      const dialog = await openSamples(page);
      await expect(dialog.getByRole('button', { name: 'Page 1', exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
    }
    expect(requestCount()).toBe(1);
  });
});

test.describe('the screens up to the books', () => {
  test('subscription shows four steps and the price, and Next continues', async ({ page }) => {
    await page.goto('/home/subscription');
    await waitForTakeover(page);
    await expect(heading(page, 'Turn your dog into a coloring book for $29.99')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/home\/get-started-next$/);
  });

  test('get-started-next has a light-yellow header and a picture, and Next continues', async ({
    page,
  }) => {
    await page.goto('/home/get-started-next');
    await waitForTakeover(page);
    await expect(page.getByRole('img', { name: /coloring page/ })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 246, 201)');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/home\/get-started$/);
    await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgb(255, 246, 201)');
  });

  test('get-started shows a cover, and Get Started! leads to the books', async ({ page }) => {
    await page.goto('/home/get-started');
    await waitForTakeover(page);
    await expect(page.getByRole('img', { name: /cover/ })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('token', 'e2e'));
    await page.getByRole('button', { name: 'Get Started!' }).click();
    await expect(page).toHaveURL(/\/my-projects$/);
  });

  test("about us tells the founders' story as text only, without a footer", async ({ page }) => {
    await page.goto('/about-us');
    await waitForTakeover(page);
    await expect(heading(page, 'About Us')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('your photo stays on your device');
    await expect(page.getByRole('main').locator('img, svg, video, button')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });

  test('the keyboard alone leads from the landing page to my projects', async ({ page }) => {
    const tabTo = async (role: 'link' | 'button' | 'textbox', name: string): Promise<void> => {
      const target = page.getByRole(role, { name, exact: true });
      await expect(target).toBeVisible();
      for (let stop = 0; stop < 30; stop++) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not reach ${name}`);
    };
    const enter = async (role: 'link' | 'button', name: string): Promise<void> => {
      await tabTo(role, name);
      await page.keyboard.press('Enter');
    };
    await page.goto('/home');
    await enter('link', 'Try a demo dog for free');
    await enter('button', "View Biscuit's sample pages");
    await enter('button', 'Page 1');
    await expect(page.getByRole('img', { name: 'Page 1', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The focus is back on the dog, so Skip comes before it in tab order.
    await expect(page.getByRole('button', { name: "View Biscuit's sample pages" })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Skip' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(heading(page, /\$29\.99/)).toBeVisible();
    await enter('button', 'Next');
    // The address changes before the screen does, and both screens have a button of this name.
    await expect(heading(page, 'From Photo to Coloring Page')).toBeVisible();
    await enter('button', 'Next');
    await enter('button', 'Get Started!');
    await expect(page).toHaveURL(/\/login$/);
    await tabTo('textbox', 'Email');
    await page.keyboard.type('ana@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type('secret');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/my-projects$/);
    await expect(heading(page, 'My Books')).toBeVisible();
  });
});

const windows = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

test('at every width, the screens need no sideways scrolling and are accessible', async ({
  page,
}) => {
  const expectFitsAndIsAccessible = async (what: string): Promise<void> => {
    for (const size of windows) {
      await page.setViewportSize(size);
      const label = `${what} at ${size.width} px`;
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        label,
      ).toBeLessThanOrEqual(0);
      expect(await axeViolations(page), label).toEqual([]);
      if (size.width < 500) expect(await smallTargets(page), label).toEqual([]);
    }
  };
  for (const path of publicScreens)
    await test.step(path, async () => {
      await page.goto(path);
      await waitForTakeover(page);
      await waitForFonts(page);
      await expectFitsAndIsAccessible(path);
    });
  await page.goto('/home/demo-to-explore');
  const dialog = await openSamples(page);
  await expect(dialog.getByRole('button', { name: 'Page 25', exact: true })).toBeVisible();
  await expectFitsAndIsAccessible('the sample pages');
  await dialog.getByRole('button', { name: 'Page 1', exact: true }).click();
  await expect(dialog.getByRole('img', { name: 'Page 1', exact: true })).toBeVisible();
  await expectFitsAndIsAccessible('a sample page');
});
