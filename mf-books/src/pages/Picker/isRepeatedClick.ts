import type { MouseEvent } from 'react';

/** True for the second click of a double click; never for a key press. */
export const isRepeatedClick = ({ detail }: MouseEvent): boolean => detail > 1;
