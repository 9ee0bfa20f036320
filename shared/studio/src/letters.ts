/**
 * Finds the characters that pages cannot show. A separate entry, because it contains the letters'
 * outlines: import it on demand.
 */
export { missingLetters } from '@scribblepup/pages/letters';
