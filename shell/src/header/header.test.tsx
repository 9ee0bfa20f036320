import { clearToken, setToken } from '@scribblepup/kernel';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../testing/renderSite';

const main = () => screen.getByRole('navigation', { name: 'Main' });
const linksOf = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const dropdown = () => within(main()).getByRole('button');

const loggedOut = [
  ['Home', '/home'],
  ['Login', '/login'],
  ['My Books', '/my-projects'],
  ['Orders', '/orders'],
  ['About Us', '/about-us'],
];
const loggedIn = [
  ['My Books', '/my-projects'],
  ['Orders', '/orders'],
  ['Settings', '/settings'],
  ['About Us', '/about-us'],
];

describe('logged out', () => {
  test.each([
    ['/home/subscription', 'Home'],
    ['/register', 'Login'],
    ['/about-us', 'About Us'],
  ])('on %s, the dropdown shows %s', async (address, label) => {
    await renderSite(address);
    expect(dropdown()).toHaveAccessibleName(label);
    expect(dropdown()).toHaveAttribute('aria-haspopup');
    expect(linksOf(main())).toEqual([]);
  });

  test('the dropdown opens the five links, the active one marked, and closes on a choice', async () => {
    await renderSite('/home');
    await userEvent.click(dropdown());
    expect(dropdown()).toHaveAttribute('aria-expanded', 'true');
    expect(linksOf(main())).toEqual(loggedOut);
    expect(within(main()).getByRole('link', { current: 'page' })).toHaveTextContent('Home');
    await userEvent.click(within(main()).getByRole('link', { name: 'About Us' }));
    expect(dropdown()).toHaveAccessibleName('About Us');
    expect(dropdown()).toHaveAttribute('aria-expanded', 'false');
  });

  test('choosing the current screen returns the focus to the button', async () => {
    await renderSite('/home');
    await userEvent.click(dropdown());
    await userEvent.click(within(main()).getByRole('link', { name: 'Home' }));
    expect(linksOf(main())).toEqual([]);
    expect(dropdown()).toHaveFocus();
  });

  test('Escape closes it and returns the focus to its button', async () => {
    await renderSite('/home');
    await userEvent.click(dropdown());
    await userEvent.tab();
    expect(within(main()).getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(dropdown()).toHaveFocus();
    expect(linksOf(main())).toEqual([]);
  });

  test('a press elsewhere closes it', async () => {
    await renderSite('/home');
    await userEvent.click(dropdown());
    await userEvent.click(screen.getByRole('main'));
    expect(linksOf(main())).toEqual([]);
  });
});

test('logged in, the four links are in a row, the active one marked', async () => {
  await renderSite('/orders/7', { token: 'a' });
  expect(linksOf(main())).toEqual(loggedIn);
  expect(within(main()).getByRole('link', { current: 'page' })).toHaveTextContent('Orders');
});

test('setting or removing the token changes the menu immediately, also in another tab', async () => {
  await renderSite('/about-us');
  act(() => void setToken('a'));
  expect(linksOf(main())).toEqual(loggedIn);
  act(() => clearToken());
  expect(dropdown()).toBeInTheDocument();
  localStorage.setItem('token', 'a');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(linksOf(main())).toEqual(loggedIn);
});

test('the logo leads to the landing page', async () => {
  await renderSite('/about-us');
  await userEvent.click(screen.getByRole('link', { name: 'Scribblepup home' }));
  expect(window.location.pathname).toBe('/home');
});

describe('drawer', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = () => screen.queryByRole('navigation', { name: 'Menu' });

  test.each([
    ['out', undefined, loggedOut],
    ['in', 'a', loggedIn],
  ])('logged %s, it has the same links', async (_how, token, links) => {
    await renderSite('/about-us', { token });
    expect(menu()).not.toBeInTheDocument();
    await open();
    expect(linksOf(menu()!)).toEqual(links);
    expect(within(menu()!).getByRole('link', { current: 'page' })).toHaveTextContent('About Us');
  });

  test('its Close button and its links close it', async () => {
    await renderSite('/about-us');
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(menu()).not.toBeInTheDocument();
    await open();
    await userEvent.click(within(menu()!).getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(menu()).not.toBeInTheDocument());
    expect(window.location.pathname).toBe('/home');
  });

  test('it closes when the window becomes wide enough for the menu in the header', async () => {
    await renderSite('/about-us');
    await open();
    const button = screen.getByRole('button', { name: 'Open menu', hidden: true });
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(menu()).toBeInTheDocument();
    button.style.display = 'none';
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(menu()).not.toBeInTheDocument();
  });

  test('the double click that opens it does not close it, and the one that closes it presses nothing below', async () => {
    await renderSite('/about-us');
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }), { detail: 1 });
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    // The browser dispatches a click on the backdrop to the dialog.
    fireEvent.click(drawer, { detail: 2 });
    expect(drawer).toBeVisible();
    fireEvent.click(drawer, { detail: 1 });
    expect(drawer).not.toBeVisible();
    const logo = screen.getByRole('link', { name: 'Scribblepup home' });
    expect(fireEvent.click(logo, { detail: 2 })).toBe(false);
    expect(window.location.pathname).toBe('/about-us');
  });

  test('going back closes it', async () => {
    await renderSite('/home');
    await userEvent.click(screen.getByRole('link', { name: 'Scribblepup home' }));
    await open();
    act(() => window.history.back());
    await waitFor(() => expect(menu()).not.toBeInTheDocument());
  });
});
