import { expect } from '@playwright/test';
import { saveDrawings, storedDrawings } from './drawing';
import { completeBook, downloadBook, drawPages, signIn } from './steps';
import { WEBKIT_SKIP_REASON, test } from './test';
import type { Visitor } from './visitor';

const orderTwoCopies = async (visitor: Visitor): Promise<void> => {
  await visitor.press('Print a Copy');
  await visitor.fill('Address', '1 Elm Street');
  await visitor.press('Continue');
  await visitor.click({ role: 'checkbox', name: { pattern: 'Second copy' } });
  await visitor.press('Continue');
  await visitor.fill('First Name', 'Ana');
  await visitor.fill('Last Name', 'Lind');
  await visitor.choose('Country', 'Canada');
  await visitor.fill('City', 'Halifax');
  await visitor.fill('Phone', '555 0100');
  await visitor.press('Delivery');
  await visitor.expectPath(/^\/my-projects$/);
};

const leaveReview = async (visitor: Visitor): Promise<void> => {
  const dialog = { role: 'dialog', name: 'Leave a Review' };
  await visitor.press('Leave a Review');
  await visitor.click({ role: 'radio', name: '5 stars', within: dialog });
  await visitor.fill('Review', 'We color every evening.');
  await visitor.press('Rate Now', dialog);
  await visitor.expectElement({ role: 'heading', name: 'Customer Review' });
};

test('a photo becomes a book, an order and a review, and the account keeps it all', async ({
  visitor,
  engine,
}) => {
  test.skip(engine.name === 'webkit', WEBKIT_SKIP_REASON);
  await test.step('a photo becomes pages', async () => {
    await signIn(visitor);
    await drawPages(visitor, 'photo.png');
    await saveDrawings(engine, 'stored', await storedDrawings(visitor));
  });

  await test.step('25 pages become a book, and the book a PDF', async () => {
    await completeBook(visitor);
    await downloadBook(visitor);
  });

  await test.step('the book is ordered, arrives and is reviewed', async () => {
    await orderTwoCopies(visitor);
    await visitor.open('/orders');
    await visitor.follow('Biscuit');
    await visitor.expectText('2 copies');
    await visitor.expectText('$39.99');
    await visitor.press('Mark as delivered');
    await visitor.press('Yes');
    await leaveReview(visitor);
    await visitor.reload();
    await visitor.expectText('We color every evening.');
  });

  await test.step('the profile is kept, everything is exported, and signing out locks the guarded screens', async () => {
    await visitor.open('/update-profile');
    await visitor.fill('First Name', 'Zoë 🐾');
    await visitor.fill('Last Name', 'Wolf');
    await visitor.press('Update');
    await visitor.expectPath(/^\/profile$/);
    await visitor.reload();
    await visitor.expectText('Zoë 🐾');
    await visitor.open('/settings');
    const { bytes } = await visitor.download(() => visitor.press('Export My Data'));
    const copy = JSON.parse(bytes.toString()) as {
      profile: { firstName: string };
      projects: unknown[];
      orders: unknown[];
    };
    expect(copy.profile.firstName).toBe('Zoë 🐾');
    expect([copy.projects, copy.orders]).toEqual([[expect.anything()], [expect.anything()]]);
    await visitor.press('Sign Out');
    await visitor.press('Yes', { role: 'dialog', name: 'Sign Out' });
    await visitor.expectPath(/^\/login$/);
    await visitor.open('/orders');
    await visitor.expectPath(/^\/login/);
  });
});
