import { pluralize, formatCount } from '@scribblepup/ui';

// Without a locale, Intl uses the visitor's own.
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
// Prices look the same as in the site's texts, whatever the visitor's language.
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats a date; `ms` since 1970. Returns 'Unknown' for a number that is not a valid time. */
export const formatDate = (ms: number): string =>
  Number.isNaN(new Date(ms).getTime()) ? 'Unknown' : day.format(ms);

/** Formats a price in US cents. */
export const formatPrice = (cents: number): string => money.format(cents / 100);

/** `1 page`, `25 pages`. */
export const formatPages = (pages: number): string => pluralize(pages, 'page', 'pages');

/** `1 copy`, `3 copies`. */
export const formatCopies = (copies: number): string => pluralize(copies, 'copy', 'copies');

/** Message about other orders that are stored but cannot be shown. */
export const damagedOrdersMessage = (orders: number): string =>
  orders === 1
    ? 'One more order was saved on this device, but can no longer be read.'
    : `${formatCount(orders)} more orders were saved on this device, but can no longer be read.`;
