import { storedShare, visitorShare } from './canary';

/** The visitor's number in the cookie. */
const inCookie = (): string | undefined => /(?:^|; )canary=([^;]*)/.exec(document.cookie)?.[1];

afterEach(() => {
  document.cookie = 'canary=; path=/; max-age=0';
});

test('no number is drawn until one is needed', () => {
  expect(storedShare()).toBeNull();
  expect(inCookie()).toBeUndefined();
});

test('a visitor keeps the first number', () => {
  const first = visitorShare('/');
  expect(storedShare()).toBe(first);
  for (let visit = 0; visit < 20; visit++) expect(visitorShare('/')).toBe(first);
});

test.each([
  [0, 0],
  [0.5, 50],
  [0.999_999, 99],
])('the random number %d gives %i, which the cookie keeps', (random, share) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  expect(visitorShare('/')).toBe(share);
  expect(inCookie()).toBe(String(share));
});

test.each(['all', '', '100', '-1'])('a cookie with %j gets a new number', (content) => {
  document.cookie = `canary=${content}; path=/`;
  jest.spyOn(Math, 'random').mockReturnValue(0.42);
  expect(visitorShare('/')).toBe(42);
  expect(inCookie()).toBe('42');
});
