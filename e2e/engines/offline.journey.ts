import { expect } from '@playwright/test';
import { storedRegistry } from '../support/offline';
import { completeBook, downloadBook, drawPages, signIn } from './steps';
import { test } from './test';

test.beforeEach(async ({ visitor, site, engine }) => {
  test.skip(
    engine.name === 'webkit',
    'its driver opens only private windows, in which WebKit does not store the site',
  );
  await signIn(visitor);
  await expect.poll(() => visitor.run(storedRegistry).catch(() => undefined)).toBeTruthy();
  await site.stop();
  await visitor.reload();
  await visitor.expectElement({ role: 'heading', name: 'My Books' });
});

test('after one visit, every part of the site opens without a network', async ({ visitor }) => {
  for (const [path, heading] of [
    ['/create-book', 'Create Your Book'],
    ['/orders', 'Orders'],
    ['/settings', 'Settings'],
    ['/about-us', 'About Us'],
  ]) {
    await visitor.open(path);
    await visitor.expectElement({ role: 'heading', name: heading });
  }
});

test('a book is made without a network, from the photo to the PDF', async ({ visitor }) => {
  await drawPages(visitor, 'photo.jpg');
  await completeBook(visitor);
  await downloadBook(visitor);
});
