import type { Stage } from '../../canvas/stage';

/**
 * True if the photo crops the dog on a side. On a page without a frame, such a dog would end in
 * mid-air.
 */
export const isCroppedAtSide = ({ dog: { cut } }: Stage): boolean => cut.left || cut.right;

/**
 * True if a page needs no frame: it is for children below eight, and the photo crops no side of the
 * dog.
 */
export const isFrameless = (stage: Stage): boolean => !stage.rich && !isCroppedAtSide(stage);

/**
 * True if the photo crops the dog at the bottom and it is about as wide as tall. Such a dog leaves
 * the upper half of a tall frame empty.
 */
export const isBroadBust = ({ bust, dog }: Stage): boolean => bust && dog.width > 0.85 * dog.height;
