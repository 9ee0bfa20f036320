import type { MouseEvent } from 'react';

/** True for the second click of a double click. Presses of a key are never repeated clicks. */
export const isRepeatedClick = ({ detail }: MouseEvent): boolean => detail > 1;
