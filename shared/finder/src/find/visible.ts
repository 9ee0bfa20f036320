import type { Keypoint } from '../types';
import { MIN_VISIBLE_CONFIDENCE } from './constants';

/** Whether a keypoint is visible in the photo. */
export const isVisible = ({ confidence }: Keypoint): boolean =>
  confidence >= MIN_VISIBLE_CONFIDENCE;
