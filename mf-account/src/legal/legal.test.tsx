import { screen } from '@testing-library/react';
import { openScreen } from '../testing/openScreen';

const sections = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('the terms have their five sections', async () => {
  await openScreen('/terms-of-use');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of Use');
  expect(sections()).toEqual([
    'User-Generated Content',
    'Prohibited Content',
    'AI Assistance',
    'Purchases and Refunds',
    'Account Responsibility',
  ]);
  expect(
    screen.getByText(/All purchases are final\..*failed delivery or technical errors/),
  ).toBeVisible();
});

test('the privacy policy says what is stored, why, who can read it, and which rights the visitor has', async () => {
  await openScreen('/privacy-policy');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy Policy');
  expect(sections()).toEqual([
    'Data Collected',
    'Use of Data',
    'Third-Party Services',
    'User Rights',
  ]);
  expect(screen.getByText(/photos are never uploaded/)).toBeVisible();
  expect(screen.getByText(/a random number from 0 to 99.* in a cookie for a year/)).toBeVisible();
  expect(screen.getByText(/the page may report it to us, or to a service/)).toBeVisible();
  expect(screen.getByText(/except for the service that collects reports/)).toBeVisible();
});

test('each document links to the others and is marked as the current one', async () => {
  await openScreen('/privacy-policy');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute(
    'href',
    '/terms-of-use',
  );
  expect(screen.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about-us');
});
