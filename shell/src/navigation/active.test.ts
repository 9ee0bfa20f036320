import { activeEntry } from './active';
import { loggedInMenu, loggedOutMenu } from './menus';

test.each([
  ['/my-projects', 'My Books'],
  ['/create-book', 'My Books'],
  ['/books/1', 'My Books'],
  ['/books/a-b%20c', 'My Books'],
  ['/customize-cover', 'My Books'],
  ['/orders', 'Orders'],
  ['/orders/17', 'Orders'],
  ['/settings', 'Settings'],
  ['/profile', 'Settings'],
  ['/update-profile', 'Settings'],
  ['/change-password', 'Settings'],
  ['/terms-of-use', 'Settings'],
  ['/privacy-policy', 'Settings'],
  ['/contact-us', 'Settings'],
  ['/delete-account', 'Settings'],
  ['/about-us', 'About Us'],
  ['/home', undefined],
  ['/my-projects/1', undefined],
  ['/books', undefined],
  ['/books/1/pages', undefined],
  ['/get-started', undefined],
])('logged in, %s belongs to %s', (pathname, label) => {
  expect(activeEntry(loggedInMenu, pathname)?.label).toBe(label);
});

test.each([
  ['/home', 'Home'],
  ['/home/demo-to-explore', 'Home'],
  ['/home/subscription', 'Home'],
  ['/home/get-started-next', undefined],
  ['/home/get-started', undefined],
  ['/login', 'Login'],
  ['/forgot-password', 'Login'],
  ['/verify-otp', 'Login'],
  ['/reset-password', 'Login'],
  ['/register', 'Login'],
  ['/about-us', 'About Us'],
  ['/nowhere', undefined],
])('logged out, %s belongs to %s', (pathname, label) => {
  expect(activeEntry(loggedOutMenu, pathname)?.label).toBe(label);
});
