import type { TwoDogLayout } from '../../canvas/pageDogs';
import type { Prop } from '../../canvas/prop';
import type { Stage } from '../../canvas/stage';
import type { Family, PageKind } from '../../model/types';
import type { Layout } from '../young/layout';
import type { Traits } from './traits';

/** The recipe of a page: it turns a dog and a visitor's choices into a drawing. */
export interface Recipe {
  readonly id: string;
  /** Caption below the page. */
  readonly title: string;
  /** Caption of a page with two dogs, if it differs. */
  readonly twoTitle?: string;
  /** Caption if no dog wears the hat that the title names. */
  readonly hatlessTitle?: string;
  readonly family: Family;
  /** The gates that its pages must pass, if they differ from those of its family. */
  readonly gates?: PageKind;
  draw(stage: Stage): void;
}

/** A look's page for children up to five: the dog and a few large things. */
export interface YoungPage {
  /** Caption below the page, if it differs from the look's. */
  readonly title?: string;
  /** Caption if no dog wears the hat that the title names. */
  readonly hatlessTitle?: string;
  /** Large things to color, the most characteristic first. */
  readonly things: readonly Prop[];
  /** A hat that the dog wears. */
  readonly hat?: Prop;
  readonly layout: Layout;
  /**
   * Its number among the pages for young children, which varies position and size. The first
   * hundred looks set it; all others use the look's number.
   */
  readonly number?: number;
}

/** A look with its page for young children. One file in its family's folder holds all of it. */
export interface Look extends Recipe, Traits {
  /** Never changes: books identify their pages by it, and it seeds the look's random numbers. */
  readonly id: string;
  /**
   * Unique and never reused: it orders the looks, and varies the dog's position and size from page
   * to page. A new look takes the next free number.
   */
  readonly number: number;
  /** How it shows two dogs of a family; absent if it shows one of them. */
  readonly two?: TwoDogLayout;
  readonly young: YoungPage;
}
