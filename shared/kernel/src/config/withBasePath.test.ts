import { withBasePath } from './withBasePath';

test.each([
  ['/', '/home'],
  ['/pups', '/pups/home'],
  ['/pups/', '/pups/home'],
])('a site mounted at %s has its landing page at %s', (basePath, address) => {
  expect(withBasePath('/home', { basePath })).toBe(address);
});

test('without a configuration, the site is at the root', () => {
  expect(withBasePath('/home')).toBe('/home');
});
