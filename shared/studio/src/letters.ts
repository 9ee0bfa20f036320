/**
 * Tells which characters pages cannot show. A separate entry, because it brings the letters'
 * outlines: import it on demand.
 */
export { missingLetters } from '@scribblepup/pages/letters';
