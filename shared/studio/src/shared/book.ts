import type { Choices, Inscription, Page } from '@scribblepup/pages';
import type { InteriorVariant, PrintShop } from '@scribblepup/print/layout';
import type { PageDogs } from './dogs';

/** The data from which a book is drawn. */
export interface BookArt {
  /** The dog or dogs of the title page. */
  readonly dog: PageDogs;
  /** The dog or dogs of each page, in the order of the book; absent if all have `dog`. */
  readonly pageDogs?: readonly PageDogs[];
  readonly choices: Choices;
  /** The stored pages in the order of the book; null for a page that must be drawn again. */
  readonly pages: readonly (Page | null)[];
  /** Ids of the pages in the order of the book. */
  readonly looks: readonly string[];
  /** The number of the book among the dog's books, from 1. */
  readonly number: number;
  /** The words on the title page in addition to the dog's name, or instead of it. */
  readonly inscription?: Inscription;
  /** An edition's part of the file names, such as `ages-2-3`. */
  readonly edition?: string;
}

/** A sheet of a book: the title, or a page of art by its position from 0. */
export type SheetPosition = 'title' | number;

/** A sheet for a screen. */
export interface BookSheet {
  readonly title: string;
  /** SVG, or a JPEG if it is colored. */
  readonly picture: Blob;
}

/**
 * The painted faces of a cover. Only the page can paint them, because a worker lacks the site's
 * fonts.
 */
export interface CoverImages {
  /** Color of the whole cover, as `#rrggbb`. */
  readonly colour: string;
  /** JPEGs of both faces, bleed included. */
  readonly front: Blob;
  readonly back: Blob;
}

/** A file for download. */
export interface BookFile {
  readonly name: string;
  readonly file: Blob;
}

/** Input of the worker's task `sheet`. */
export interface SheetTask {
  readonly art: BookArt;
  readonly position: SheetPosition;
}

/** Input of the worker's task `colored`. */
export interface ColoredTask extends SheetTask {
  /** Width of the picture in px. */
  readonly width: number;
}

/** Input of the worker's task `book`. */
export interface BookTask {
  readonly art: BookArt;
  readonly variant: InteriorVariant;
}

/** Input of the worker's task `cover`. */
export interface CoverTask extends CoverImages {
  readonly art: BookArt;
  readonly shop: PrintShop;
}

/** The dog or dogs of a sheet of a book. */
export const dogsOnSheet = ({ dog, pageDogs }: BookArt, position: SheetPosition): PageDogs =>
  (position === 'title' ? undefined : pageDogs?.[position]) ?? dog;

/** The book with only the page at `position` and its dog, so that less is sent to the worker. */
export const withOnlySheet = (art: BookArt, position: SheetPosition): BookArt => ({
  ...art,
  pages: art.pages.map((page, index) => (index === position ? page : null)),
  ...(art.pageDogs && { pageDogs: art.pageDogs.map(() => dogsOnSheet(art, position)) }),
});
