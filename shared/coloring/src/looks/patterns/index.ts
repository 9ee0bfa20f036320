import type { Look } from '../look';
import { echo } from './echo';
import { glass } from './glass';
import { mandalaRing } from './mandalaRing';
import { popart } from './popart';
import { quilt } from './quilt';

export const patterns: readonly Look[] = [mandalaRing, glass, popart, quilt, echo];
