import type { Choices } from '@scribblepup/pages';
import type { PrintShop } from '@scribblepup/print/layout';
import type { Cutout, Hints, Logo } from '@scribblepup/tracing';
import type { BookArt, BookFile, BookSheet, CoverImages, SheetPosition } from './shared/book';
import type { PageDogs } from './shared/dogs';
import type {
  BookOptions,
  ColoredOptions,
  ExtractOptions,
  PagesOptions,
  PictureOptions,
  TaskOptions,
} from './shared/options';
import type {
  Extraction,
  PhotoCrop,
  PhotoBitmap,
  PhotoPreview,
  PreparedPhoto,
} from './shared/protocol';

/**
 * The studio's pipeline, from a photo to a printed book:
 *
 * file    --prepare-------> PreparedPhoto   upright, small enough, without metadata
 * photo   --crop----------> photo           rotated, flipped, or a part of it
 * photo   --extract-------> Extraction      the cutout, then the dog as lines
 * dog     --drawPages-----> Page, preview   one report for each page
 * book    --makeBookPdf---> BookFile        the interior as a PDF
 * faces   --makeCoverPdf--> BookFile        the print shop's cover as a PDF
 *
 * The worker decodes a photo once and keeps its pixels for the tasks that follow. A new worker
 * decodes it again. So does a second worker, for a crop that would otherwise wait until the first
 * one has found the dog. The second one also prepares files in the meantime.
 *
 * Every step runs in a worker (src/worker/tasks has one file for each), so that the page stays
 * responsive. Each takes an AbortSignal and rejects with the signal's reason once it is aborted;
 * `onProgress` gets the stage and the progress. A step that fails rejects with a ColoringError. Its
 * message can be shown to a visitor, and its code gives the reason, for example `undecodable` for a
 * file that the browser cannot read as a picture. src/client/client.ts implements this.
 */
export interface ColoringClient {
  /**
   * Starts a worker, which loads the finder and warms up, so that the first photo waits for
   * neither. Does nothing if the visitor saves data. A worker that is not used within five minutes
   * ends.
   */
  warmUp(): void;
  /** Re-encodes a photo as an upright JPEG without metadata, at most 2048 px per side. */
  prepare(photo: Blob, options?: TaskOptions): Promise<PreparedPhoto>;
  /**
   * Finds the dog and draws it. Hints are in px of the photo, unless `hintsWidth` is given. Another
   * call for the same photo with other hints is faster: it only repeats the steps that depend on
   * them.
   */
  extract(photo: Blob, hints: Hints, options?: ExtractOptions): Promise<Extraction>;
  /**
   * Returns a photo, or a part of it, for a canvas: upright, at most 2048 px per side. The caller
   * closes the bitmap.
   */
  decodePhoto(photo: Blob, options?: PictureOptions): Promise<PhotoBitmap>;
  /**
   * Returns a photo at the size for the crop dialog: upright, at most 1600 px per side. For a photo
   * that `prepare` returned, it is available immediately.
   */
  preview(photo: Blob, options?: TaskOptions): Promise<PhotoPreview>;
  /** Crops, rotates or flips a photo. Returns a JPEG that is white outside the photo. */
  crop(photo: Blob, crop: PhotoCrop, options?: TaskOptions): Promise<Blob>;
  /**
   * Returns the dog in color without its background, cropped to its bounding box, at the photo's
   * resolution: as WebP, or PNG in browsers that cannot encode WebP.
   */
  renderCutout(photo: Blob, cutout: Cutout, options?: TaskOptions): Promise<Blob>;
  /** Frees the memory of a photo that the visitor has discarded. The photo can be used again. */
  forget(photo: Blob): void;
  /** Traces a logo as line art for `Choices.logo`; null if the picture has a single color. */
  traceLogo(picture: Blob, options?: TaskOptions): Promise<Logo | null>;
  /**
   * Draws pages, in parallel if the device has enough cores and memory. Reports each page as soon
   * as it is ready.
   */
  drawPages(dog: PageDogs, choices: Choices, options: PagesOptions): Promise<void>;
  /** Draws one sheet of a book as an SVG, for a screen. */
  drawSheet(art: BookArt, position: SheetPosition, options?: TaskOptions): Promise<BookSheet>;
  /**
   * Draws one sheet as a child might color it, as a JPEG: each dog in the colors of its coat, the
   * rest in muted crayons. The same book always gives the same picture.
   */
  colorSheet(art: BookArt, position: SheetPosition, options?: ColoredOptions): Promise<BookSheet>;
  /**
   * Makes the interior of a book as a PDF, named after the dog.
   * @throws ColoringError with code `unwritable` unless the book has 25 pages that can be drawn.
   */
  makeBookPdf(art: BookArt, options?: BookOptions): Promise<BookFile>;
  /**
   * Makes a print shop's wrap-around cover as a PDF, with the book's first page on its back.
   * @throws ColoringError with code `unwritable` if a face is not a JPEG.
   */
  makeCoverPdf(
    art: BookArt,
    faces: CoverImages,
    shop: PrintShop,
    options?: TaskOptions,
  ): Promise<BookFile>;
  /** Cancels all tasks and terminates the workers. The client can be used again. */
  dispose(): void;
}
