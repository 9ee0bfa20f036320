import type { Random } from '../random';
import type { Figure } from '../figure';
import type { PaintStyle } from '../paint';
import { breedFigure } from './breeds';
import { browserDogFigure } from './browserDog';
import { engineDogFigure } from './engineDog';
import { pageDogFigure } from './pageDogs';

const figures = {
  breed: breedFigure,
  browser: browserDogFigure,
  engine: engineDogFigure,
  page: pageDogFigure,
} as const;

/** One of the dogs that the project draws. */
export const dogFigure = (random: Random, paintStyleOf: (random: Random) => PaintStyle): Figure =>
  figures[random.weighted({ breed: 72, browser: 9, engine: 9, page: 10 })](random, paintStyleOf);
