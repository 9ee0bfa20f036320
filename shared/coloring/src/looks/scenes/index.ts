import type { Look } from '../look';
import { autumn } from './autumn';
import { bakery } from './bakery';
import { balloonRide } from './balloonRide';
import { bath } from './bath';
import { beach } from './beach';
import { boat } from './boat';
import { camping } from './camping';
import { car } from './car';
import { castle } from './castle';
import { desert } from './desert';
import { farm } from './farm';
import { garden } from './garden';
import { halloween } from './halloween';
import { jungle } from './jungle';
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
  camping,
  boat,
  balloonRide,
  train,
  farm,
  autumn,
  halloween,
  bakery,
  jungle,
  desert,
  castle,
  rainbow,
];
