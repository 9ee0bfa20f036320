import type { FoundPoint } from '../types';
import { SEEN_POINT } from './constants';

/** Whether a point of a face is visible in the photo. */
export const isSeen = ({ confidence }: FoundPoint): boolean => confidence >= SEEN_POINT;
