import type { Look } from '../look';
import { echo } from './echo';
import { curtain, heartRings, jigsaw, nineHats, ribbons } from './gallery';
import { glass } from './glass';
import { mandalaRing } from './mandalaRing';
import { cornerMandalas, doily, lotusThrone, sunMandala } from './mandalas';
import { popart } from './popart';
import { quilt } from './quilt';
import { argyle, bubbles, daisies, deco, doodleBands, facets, honey, night, peaks, seaScales, tunnel } from './wallpapers';

export const patterns: readonly Look[] = [
  mandalaRing,
  glass,
  popart,
  quilt,
  echo,
  daisies,
  sunMandala,
  honey,
  night,
  seaScales,
  nineHats,
  heartRings,
  doodleBands,
  cornerMandalas,
  facets,
  bubbles,
  deco,
  lotusThrone,
  peaks,
  argyle,
  jigsaw,
  doily,
  curtain,
  tunnel,
  ribbons,
];
