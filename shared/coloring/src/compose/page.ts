import { looks } from '../looks';
import type { Choices, DogArt, Page } from '../types';
import { Stage } from './stage';

/**
 * The page of one look. The same dog, look and choices give the same page. Throws RangeError where
 * there is no such look.
 */
export function composePage(dog: DogArt, lookIndex: number, choices: Choices): Page {
  const look = looks[lookIndex];
  if (!look) throw new RangeError(`no look ${lookIndex}; there are ${looks.length}`);
  const stage = new Stage(dog, choices, look.id);
  look.draw(stage);
  return { look: look.id, title: look.title, family: look.family, items: stage.items };
}
