import { drawnShare, visitorShare } from './canary';

test('no number is drawn until one is needed', () => {
  expect(drawnShare()).toBeNull();
});

test('a visitor keeps the first number', () => {
  const first = visitorShare('/');
  expect(first).toBeGreaterThanOrEqual(0);
  expect(first).toBeLessThan(100);
  expect(drawnShare()).toBe(first);
  for (let visit = 0; visit < 20; visit++) expect(visitorShare('/')).toBe(first);
});

test('a cookie without a number gets a new number', () => {
  document.cookie = 'canary=all; path=/';
  expect(visitorShare('/')).not.toBeNaN();
});
