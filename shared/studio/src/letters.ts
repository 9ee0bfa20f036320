/**
 * Tells which characters pages cannot show. An entry of its own, because it brings the letters'
 * outlines: import it on demand.
 */
export { missingLetters } from '@scribblepup/pages/letters';
