import { counted, formatCount } from '@scribblepup/ui';

// Without a locale, Intl takes the visitor's own.
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
const money = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' });

/** A day of the calendar; `ms` since 1970. A number that is no time at all is an unknown day. */
export const formatDate = (ms: number): string =>
  Number.isNaN(new Date(ms).getTime()) ? 'Unknown' : day.format(ms);

/** A price in US cents. */
export const formatPrice = (cents: number): string => money.format(cents / 100);

/** `1 page`, `25 pages`. */
export const formatPages = (pages: number): string => counted(pages, 'page', 'pages');

/** `1 copy`, `3 copies`. */
export const formatCopies = (copies: number): string => counted(copies, 'copy', 'copies');

/** How many more orders are stored than can be shown. */
export const formatDamaged = (orders: number): string =>
  orders === 1
    ? 'One more order was saved on this device, but can no longer be read.'
    : `${formatCount(orders)} more orders were saved on this device, but can no longer be read.`;
