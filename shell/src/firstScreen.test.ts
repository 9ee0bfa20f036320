import { clearToken, setToken } from '@scribblepup/kernel';
import { firstScreen } from './firstScreen';

const verified = { email: 'a@b.co', isVerify: true };

describe('the screen to fetch before React has loaded', () => {
  test.each([
    ['/', null, '/home'],
    ['/home', null, '/home'],
    ['/about-us/', null, '/about-us'],
    ['/login', null, '/login'],
    ['/orders', null, '/login'],
    ['/books/7', null, '/login'],
    ['/reset-password', null, '/forgot-password'],
    ['/reset-password', verified, '/reset-password'],
    ['/nowhere', null, undefined],
    ['/orders/7/more', null, undefined],
  ])('logged out at %s with state %j: %s', (pathname, state, path) => {
    clearToken();
    expect(firstScreen(pathname, state)?.path).toBe(path);
  });

  test.each([
    ['/orders', 'orders', '/orders'],
    ['/orders/7', 'orders', '/orders/:orderId'],
    ['/books/a%20b', 'books', '/books/:projectId'],
    ['/login', 'books', '/create-book'],
  ])('logged in at %s: %s, %s', (pathname, remote, path) => {
    setToken('a');
    expect(firstScreen(pathname, null)).toEqual({ remote, path });
  });
});
