import { act, screen } from '@testing-library/react';
import { closeLibrary } from '@scribblepup/library';
import { openScreen } from './testing/openScreen';
import { placeOrder } from './testing/orders';

/** Opens the database like a newer version of the site in another tab. */
const openNewer = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('scribblepup', 99);
    opening.onerror = () => reject(opening.error ?? new Error('no database'));
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });

afterAll(closeLibrary);

// This test has its own file, because it leaves the page outdated.
test('the order screen says that another tab has a newer version of the site', async () => {
  const { id } = await placeOrder('Rex');
  await openScreen(`/orders/${id}`);
  expect(screen.queryByText(/^A newer version of this site/)).not.toBeInTheDocument();
  await act(openNewer);
  expect(
    await screen.findByText(/^A newer version of this site is open in another tab/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});
