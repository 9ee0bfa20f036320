import type { FoundPoint } from '../types';
import { MIN_VISIBLE_CONFIDENCE } from './constants';

/** Whether a point of a face is visible in the photo. */
export const isVisible = ({ confidence }: FoundPoint): boolean =>
  confidence >= MIN_VISIBLE_CONFIDENCE;
