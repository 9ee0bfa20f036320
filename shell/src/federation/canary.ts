const COOKIE = 'canary';
const YEAR_S = 31_536_000;

/** This visitor's number from the cookie, null if none has been drawn yet. */
export const storedShare = (): number | null => {
  const stored = new RegExp(`(?:^|; )${COOKIE}=(\\d{1,2})(?:;|$)`).exec(document.cookie)?.[1];
  return stored === undefined ? null : Number(stored);
};

/**
 * This visitor's number, 0 to 99, which decides whether they get a canary. A cookie keeps the
 * number, so that a canary does not come and go from visit to visit.
 * @param path where the site is mounted
 */
export const visitorShare = (path: string): number => {
  const stored = storedShare();
  if (stored !== null) return stored;
  const share = Math.floor(Math.random() * 100);
  document.cookie = `${COOKIE}=${share}; path=${path}; max-age=${YEAR_S}; samesite=lax`;
  return share;
};
