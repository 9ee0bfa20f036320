import type { Stage } from './stage';
import type { Family, Kind } from '../model/types';

/**
 * The recipe of a page: how one dog and one visitor's choices become a drawing.
 * To add one: a file in its family's folder that exports a Look, and its name in that folder's index.
 */
export interface Look {
  /** Stable: stored with pages, and the seed of whatever is random. */
  readonly id: string;
  /** What a person reads under the page. */
  readonly title: string;
  readonly family: Family;
  /** The gates that its pages pass, where they are not its family's. */
  readonly gates?: Kind;
  draw(stage: Stage): void;
}
