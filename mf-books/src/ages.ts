import type { Age } from '@scribblepup/studio';

/** Ages that pages can be drawn for, youngest first. */
export const ages: readonly Age[] = ['2-3', '3-5', '5-8', '8+'];

/** The age if the visitor chose none. */
export const DEFAULT_AGE: Age = '5-8';

export const ageLabel = (age: Age): string => `${age} years`;
