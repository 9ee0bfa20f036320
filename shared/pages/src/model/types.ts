import type { DogArt } from '@scribblepup/tracing';
import type { Family } from './formats';

/** Types of drawn pages; those of the formats are inferred from their schemas. */

export type {
  Age,
  Choices,
  Companion,
  DogItem,
  Family,
  Inscription,
  Page,
  PageItem,
  PathItem,
} from './formats';

/** The dogs of a book; most books have one. Pages refer to them by index. */
export type Cast = readonly [DogArt, ...DogArt[]];

/**
 * Kinds of drawings with their own limits: the families, pages of numbered dots, and a dog alone.
 */
export type PageKind = Family | 'dots' | 'dog';

/**
 * A path of a page with its dog resolved to paths, as the PDF writer and the rasterizer draw it.
 */
export interface SheetPath {
  readonly d: string;
  readonly fill: 'black' | 'white' | null;
  /** Stroke width in sheet units, black; null for none. */
  readonly stroke: number | null;
  readonly evenOdd: boolean;
  readonly clip?: string;
}
