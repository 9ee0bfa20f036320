// Without a locale, Intl takes the visitor's own.
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
const money = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' });
const count = new Intl.NumberFormat();

/** A day of the calendar; `ms` since 1970. */
export const formatDate = (ms: number): string => (Number.isFinite(ms) ? day.format(ms) : 'Unknown');

/** A price in US cents. */
export const formatPrice = (cents: number): string => money.format(cents / 100);

/** `1 page`, `25 pages`. */
export const formatPages = (pages: number): string => `${count.format(pages)} ${pages === 1 ? 'page' : 'pages'}`;

/** `1 copy`, `3 copies`. */
export const formatCopies = (copies: number): string => `${count.format(copies)} ${copies === 1 ? 'copy' : 'copies'}`;
