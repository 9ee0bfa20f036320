import { expect } from '@playwright/test';
import { keptRegistry } from '../support/offline';
import { completeBook, downloadBook, drawPages, signIn } from './steps';
import { test } from './test';

test('after one visit a book is made without a network, from the photo to the PDF', async ({
  visitor,
  site,
}) => {
  await signIn(visitor);
  await expect.poll(() => visitor.run(keptRegistry).catch(() => undefined)).toBeTruthy();
  await site.stop();
  await visitor.reload();
  await visitor.finds({ role: 'heading', name: 'My Books' });
  await drawPages(visitor, 'photo.jpg');
  await completeBook(visitor);
  await downloadBook(visitor);
  for (const [path, heading] of [
    ['/orders', 'Orders'],
    ['/settings', 'Settings'],
    ['/about-us', 'About Us'],
  ]) {
    await visitor.open(path);
    await visitor.finds({ role: 'heading', name: heading });
  }
});
