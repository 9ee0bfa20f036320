import { siteAddress } from './siteAddress';

test.each([
  ['/', '/home'],
  ['/pups', '/pups/home'],
  ['/pups/', '/pups/home'],
])('a site mounted on %s has its landing page at %s', (basePath, address) => {
  expect(siteAddress('/home', { basePath })).toBe(address);
});

test('without a configuration, the site is at the root', () => {
  expect(siteAddress('/home')).toBe('/home');
});
