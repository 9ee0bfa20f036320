import type { Look } from '../../canvas/look';
import { autumn } from './autumn';
import { bakery } from './bakery';
import { balloonRide } from './balloonRide';
import { bath } from './bath';
import { beach } from './beach';
import { bedtime } from './bedtime';
import { boat } from './boat';
import { camping } from './camping';
import { car } from './car';
import { castle } from './castle';
import { christmas } from './christmas';
import { desert } from './desert';
import { dinosaurs } from './dinosaurs';
import { farm } from './farm';
import { garden } from './garden';
import { halloween } from './halloween';
import { jungle } from './jungle';
import { picnic } from './picnic';
import { pirate } from './pirate';
import { plane } from './plane';
import { rainbow } from './rainbow';
import { sea } from './sea';
import { snow } from './snow';
import { space } from './space';
import { train } from './train';

export const scenes: readonly Look[] = [
  beach,
  garden,
  bath,
  space,
  car,
  snow,
  sea,
  balloonRide,
  castle,
  boat,
  halloween,
  train,
  christmas,
  camping,
  jungle,
  farm,
  pirate,
  autumn,
  bakery,
  dinosaurs,
  desert,
  plane,
  rainbow,
  picnic,
  bedtime,
];
