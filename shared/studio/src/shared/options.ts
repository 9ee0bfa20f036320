import type { Rect } from '@scribblepup/imaging';
import type { Page } from '@scribblepup/pages';
import type { InteriorVariant } from '@scribblepup/print/layout';
import type { PageDogs } from './dogs';
import type { CutoutResult } from './protocol';

export interface TaskOptions {
  readonly signal?: AbortSignal;
  /** Called at each stage of the work, with the progress from 0 to 1. */
  readonly onProgress?: (stage: string, share: number) => void;
}

export interface ExtractOptions extends TaskOptions {
  /**
   * Called with the cutout before the lines are drawn, which takes longer. Aborting inside this
   * callback does not terminate the worker, so it keeps its cached photo.
   */
  readonly onCutout?: (found: CutoutResult) => void;
  /**
   * Awaited between the cutout and the lines. Delays the lines while a visitor is still painting on
   * the cutout, because they would be obsolete immediately.
   */
  readonly beforeLines?: () => Promise<void>;
  /** Width of the photo in px of the hints, for hints that are not in px of the photo. */
  readonly hintsWidth?: number;
  /** Retries the finder if it could not search this crop of the photo before. */
  readonly searchAgain?: boolean;
}

export interface PictureOptions extends TaskOptions {
  /** The part to show, px of the photo; all of it by default. */
  readonly area?: Rect;
  /** Longest side of the picture in px; the photo's own resolution by default. */
  readonly side?: number;
}

export interface PagesOptions extends TaskOptions {
  /** Ids of the looks to draw, in order; see `offeredLooks`. */
  readonly looks: readonly string[];
  /** The dogs of looks that show another dog than `dog`, by the look's id. */
  readonly dogs?: Readonly<Record<string, PageDogs>>;
  /**
   * Called for each page as soon as it is ready; `page.look` names it. The preview is a PNG of
   * 425 x 550 px.
   */
  readonly onPage: (page: Page, preview: Blob) => void;
}

export interface BookOptions extends TaskOptions {
  /** The paper for the book; US Letter by default. */
  readonly variant?: InteriorVariant;
}

export interface ColoredOptions extends TaskOptions {
  /** Width of the picture in px; 850 by default. */
  readonly width?: number;
}
