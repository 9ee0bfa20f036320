import type { Stage } from './stage';
import type { Family, Kind } from '../model/types';

/**
 * The recipe of a page: it turns a dog and a visitor's choices into a drawing.
 * To add a look, add a file that exports it to its family's folder, and add its name to that
 * folder's index.
 */
export interface Look {
  /** Never changes: it is stored with pages and seeds the look's random numbers. */
  readonly id: string;
  /** Caption below the page. */
  readonly title: string;
  readonly family: Family;
  /** The gates that its pages must pass, if they differ from those of its family. */
  readonly gates?: Kind;
  draw(stage: Stage): void;
}
