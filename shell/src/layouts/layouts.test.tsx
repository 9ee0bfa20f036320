import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../testing/renderSite';

test.each([
  ['/about-us', 'about'],
  ['/home', 'about'],
  ['/home/demo-to-explore', 'about'],
  ['/home/subscription', 'about'],
  ['/home/get-started-next', 'auth'],
  ['/home/get-started', 'default'],
  ['/login', 'default'],
  ['/nowhere', 'default'],
])('%s has the %s background', async (address, background) => {
  await renderSite(address);
  expect(screen.getByRole('main')).toHaveAttribute('data-background', background);
});

test('the header is light yellow only on /home/get-started-next', async () => {
  const next = await renderSite('/home/get-started-next');
  expect(screen.getByRole('banner')).toHaveAttribute('data-tone', 'sun');
  next.unmount();
  await renderSite('/home');
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-tone');
});

test('the footer names the year and the product, and is hidden on /about-us', async () => {
  const home = await renderSite('/login');
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    `© ${new Date().getFullYear()} Scribblepup`,
  );
  expect(screen.queryAllByRole('link', { name: /terms|privacy/i })).toEqual([]);
  home.unmount();
  await renderSite('/about-us');
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('the skip link is the first tab stop and leads into the screen without changing the address', async () => {
  await renderSite('/home');
  await screen.findByRole('heading', { name: 'Home' });
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
});
