import type { FoundPoint } from '../types';
import { VISIBLE_POINT } from './constants';

/** Whether a point of a face is visible in the photo. */
export const isVisible = ({ confidence }: FoundPoint): boolean => confidence >= VISIBLE_POINT;
