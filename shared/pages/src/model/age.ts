import type { Age } from './formats';

/** The age for which pages are drawn if the visitor has chosen none. */
export const DEFAULT_AGE: Age = '5-8';

/** True up to five years. These children get a different page for each look, with large fields. */
export const isYoung = (age: Age = DEFAULT_AGE): boolean => age === '2-3' || age === '3-5';
