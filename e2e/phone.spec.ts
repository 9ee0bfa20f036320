import { expect, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { waitForAnimations } from './support/axe';
import { uploadAndGenerate } from './support/book';
import { choosePhoto, cropDialog } from './support/bookForm';
import { drawnPhoto } from './support/drawnPhoto';
import { field } from './support/forms';
import { pageButton } from './support/locators';
import { readPdf } from './support/pdf';
import { signIn } from './support/session';
import { withPauses } from './support/withPauses';
import { storageFaults } from './support/storageFaults';
import { storedProjects } from './support/stored';
import { test } from './support/test';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

/** Presses Tab until the control has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeEnabled();
  for (let step = 0; step < 200; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
};

/** How a visitor operates the site: by keyboard or by touch. */
interface InputMethod {
  /** Activates a button or a link. */
  readonly activate: (target: Locator) => Promise<void>;
  readonly write: (target: Locator, text: string) => Promise<void>;
  readonly choose: (target: Locator, option: string) => Promise<void>;
}

/** Completes the journey with one input method: the form, the picker, the cover and the PDF. */
const completeJourney = async (
  page: Page,
  { activate, write, choose }: InputMethod,
): Promise<void> => {
  const button = (name: string, within: Page | Locator = page): Locator =>
    within.getByRole('button', { name, exact: true });
  const buffer = await drawnPhoto(page);
  await page.goto('/create-book');
  await write(field(page, 'Dog Name'), 'Biscuit');
  await choose(field(page, 'Birth Month'), 'May');
  const chooser = page.waitForEvent('filechooser');
  await activate(field(page, 'Photo'));
  await (await chooser).setFiles({ name: 'biscuit.jpg', mimeType: 'image/jpeg', buffer });
  await activate(button('Apply', cropDialog(page)));
  await expect(cropDialog(page)).toBeHidden();
  await activate(button('Next'));
  await activate(button('Get Started'));

  await expect(page.getByText('25 pages are ready')).toBeVisible();
  for (const n of [1, 2, 3]) await activate(pageButton(page, n));
  await expect(page.getByText('3 / 25 selected')).toBeVisible();
  await activate(button('Pick the rest for me'));
  await activate(button('Create Book'));
  await expect(page.getByText('is Complete!')).toBeVisible();
  await activate(button('Confirm'));
  await activate(button('Ok', page.getByRole('dialog', { name: 'Ready to Print!' })));
  await expect(page).toHaveURL(/\/books\/.+/);

  await activate(page.getByRole('link', { name: 'Create Cover' }));
  await page.getByRole('img', { name: 'Cover 1' }).waitFor();
  await activate(button('Like'));
  await activate(button('Customize Cover'));
  await activate(button('Continue'));
  await page.getByRole('heading', { name: 'Your Book Is Ready' }).waitFor();
  await page.goto('/my-projects');
  await activate(page.getByRole('link', { name: 'Biscuit' }));
  await activate(page.getByRole('link', { name: 'Book 1' }));

  await activate(button('Preview'));
  const preview = page.getByRole('dialog', { name: 'Preview of Book 1' });
  await activate(button('Next', preview));
  await activate(preview.getByRole('checkbox', { name: 'Colored example' }));
  await expect(preview.getByRole('img', { name: /^Page 3, .*, colored$/ })).toBeVisible();
  await activate(button('Close', preview));

  const download = page.waitForEvent('download');
  await activate(button('Download PDF'));
  const pdf = await readPdf(await readFile(await (await download).path()));
  expect(pdf.pages).toHaveLength(52);
};

test('the whole journey works with only the keyboard, from the photo to the PDF', async ({
  page,
}) => {
  await signIn(page);
  await completeJourney(page, {
    activate: async (target) => {
      await tabTo(page, target);
      // Space presses buttons, checkboxes and file inputs; a link needs Enter.
      const isLink = await target.evaluate((element) => element.tagName === 'A');
      await page.keyboard.press(isLink ? 'Enter' : 'Space');
    },
    write: async (target, text) => {
      await tabTo(page, target);
      await page.keyboard.type(text);
    },
    choose: async (target, option) => {
      await tabTo(page, target);
      await page.keyboard.type(option);
      await expect(target.locator('option:checked')).toHaveText(new RegExp(`^${option}`));
    },
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the whole journey works with only single taps, from the photo to the PDF', async ({
    page,
  }) => {
    await signIn(page);
    const tap = withPauses((target: Locator) => target.tap());
    await completeJourney(page, {
      activate: tap,
      write: async (target, text) => {
        await tap(target);
        await page.keyboard.type(text);
      },
      // A tap opens the phone's own picker, which a test cannot reach, so select the option
      // directly.
      choose: async (target, option) => {
        await target.selectOption({ label: option });
      },
    });
  });

  test('a tap moves the tapped point of the photo to the center of the frame', async ({ page }) => {
    await signIn(page);
    await page.goto('/create-book');
    await choosePhoto(page);
    const crop = cropDialog(page);
    await expect(crop.getByRole('button', { name: 'Apply' })).toBeEnabled();
    await waitForAnimations(page);
    for (let times = 0; times < 5; times++)
      await crop.getByRole('button', { name: 'Zoom in' }).tap();
    const boxOf = async (element: string) => (await crop.locator(element).boundingBox())!;
    /** The position of a point of the window in the photo, as fractions of its sides. */
    const positionInPhoto = async ([x, y]: readonly [number, number]): Promise<
      [number, number]
    > => {
      const photo = await boxOf('cropper-image');
      return [(x - photo.x) / photo.width, (y - photo.y) / photo.height];
    };
    const box = await boxOf('cropper-canvas');
    const tapped = [box.x + 0.4 * box.width, box.y + 0.6 * box.height] as const;
    const [x, y] = await positionInPhoto(tapped);
    await page.touchscreen.tap(...tapped);
    await expect
      .poll(async () => {
        const frame = await boxOf('cropper-selection');
        const center = await positionInPhoto([
          frame.x + frame.width / 2,
          frame.y + frame.height / 2,
        ]);
        return Math.max(Math.abs(center[0] - x), Math.abs(center[1] - y));
      })
      .toBeLessThan(0.01);
  });
});

/** How far the bottom of a card (its title) is below the top of the tray, in px. */
const depthBelowTray = async (page: Page, n: number): Promise<number> => {
  const tray = page.getByRole('region', { name: 'Your selection' });
  const edge = await tray.evaluate((element) => element.getBoundingClientRect().top);
  return (
    (await pageButton(page, n).evaluate((element) => element.getBoundingClientRect().bottom)) - edge
  );
};

/** Waits until no part of the card is under the tray. */
const expectUncovered = (page: Page, n: number, why: string): Promise<void> =>
  expect.poll(async () => Math.max(0, Math.round(await depthBelowTray(page, n))), why).toBe(0);

/** Scrolls a card halfway under the tray, and picks it by its visible part. */
const pickHalfCovered = async (page: Page, n: number): Promise<void> => {
  const by = (await depthBelowTray(page, n)) - 120;
  await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by);
  expect(await depthBelowTray(page, n)).toBeGreaterThan(60);
  const box = (await pageButton(page, n).boundingBox())!;
  await page.mouse.click(box.x + 40, box.y + 30);
  await expect(pageButton(page, n)).toHaveAttribute('aria-pressed', 'true');
};

test('the tray never covers the page that has the focus or was picked last', async ({ page }) => {
  await signIn(page);
  const faults = await storageFaults(page);
  await uploadAndGenerate(page);
  await expect(pageButton(page, 25)).toBeEnabled();

  await test.step('when the pages arrive, most of page 1 is visible', async () => {
    const { y, height } = (await pageButton(page, 1).boundingBox())!;
    expect(y).toBeGreaterThan(0);
    expect(await depthBelowTray(page, 1)).toBeLessThan(height / 4);
  });

  await test.step('while the focus moves', async () => {
    await pageButton(page, 1).focus();
    for (let n = 3; n <= 25; n += 2) {
      await page.keyboard.press('ArrowDown');
      await expect(pageButton(page, n)).toBeFocused();
      await expectUncovered(page, n, `page ${n} has the focus`);
    }
  });

  await test.step('when the first pick makes the tray grow, and each pick changes the bar above the pages', async () => {
    for (const [index, n] of [3, 7, 11].entries()) {
      await pickHalfCovered(page, n);
      await expect
        .poll(async () => (await storedProjects(page))[0].books[0].selectedImages.length)
        .toBe(index + 1);
      await expect(page.getByText('Saved on this device')).toBeVisible();
      await expectUncovered(page, n, `page ${n} was picked`);
    }
  });

  await test.step('when the tray grows under a page that has the focus', async () => {
    const tray = page.getByRole('region', { name: 'Your selection' });
    await pageButton(page, 13).focus();
    await page.keyboard.press('ArrowDown');
    await expect(pageButton(page, 15)).toBeFocused();
    await expectUncovered(page, 15, 'page 15 has the focus');
    // The card is so close to the tray that the grown tray would cover it.
    expect(await depthBelowTray(page, 15)).toBeGreaterThan(-60);
    await tray.evaluate((element) => (element.style.paddingTop = '60px'));
    await expectUncovered(page, 15, 'the tray has grown');
    await tray.evaluate((element) => (element.style.paddingTop = ''));
  });

  await test.step('when a pick could not be saved', async () => {
    await faults.set('open');
    await faults.closeConnections();
    await pickHalfCovered(page, 17);
    // The advice above the pages takes several lines.
    await expect(page.getByRole('button', { name: 'Save again' })).toBeAttached();
    await expectUncovered(page, 17, 'page 17 was picked');
  });
});
