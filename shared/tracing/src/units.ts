/** Square root of every dog's area, dog units. */
export const DOG_SIZE = 500;

/** Px per dog unit for a dog of this size, the square root of its area in px. */
export const pxPerDogUnit = (size: number): number => size / DOG_SIZE;
