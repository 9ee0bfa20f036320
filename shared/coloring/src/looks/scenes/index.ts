import type { Look } from '../look';
import { bath } from './bath';
import { beach } from './beach';
import { camping } from './camping';
import { car } from './car';
import { garden } from './garden';
import { sea } from './sea';
import { snow } from './snow';
import { space } from './space';

export const scenes: readonly Look[] = [beach, garden, bath, space, car, snow, sea, camping];
