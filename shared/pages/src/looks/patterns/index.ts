import type { Look } from '../../canvas/look';
import { curtain } from './curtain';
import { deco } from './deco';
import { echo } from './echo';
import { jigsaw, nineHats } from './gallery';
import { glass } from './glass';
import { heartRings } from './heartRings';
import { mandalaRing } from './mandalaRing';
import { cornerMandalas, doily, lotusThrone, sunMandala } from './mandalas';
import { peaks } from './peaks';
import { popart } from './popart';
import { quilt } from './quilt';
import { ribbons } from './ribbons';
import { argyle, honey } from './tiled';
import { tunnel } from './tunnel';
import { bubbles, daisies, doodleBands, facets, night, seaScales } from './wallpapers';

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
