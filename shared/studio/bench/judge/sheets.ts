import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { pageToPaths } from '@scribblepup/pages';
import { rasterize, release } from '@scribblepup/pages/bitmap';
import { toPreview } from '@scribblepup/pages/preview';
import { resample } from '@scribblepup/imaging/resample';
import type { Pixels } from '@scribblepup/imaging';
import type { DogArt } from '@scribblepup/tracing';
import { dogPage } from '../dogPage';

/** Size of a picture's cell in px, photos per row of a sheet, and rows per sheet. */
const CELL = 200,
  ACROSS = 3,
  DOWN = 8;
const PICTURES = 3;

/** The pictures of one photo: the photo, the cutout and the drawing. */
type Row = readonly Pixels[];

/** Writes contact sheets: each photo with its cutout and its drawing, 24 photos per sheet. */
export class Sheets {
  private rows: Row[] = [];
  private count = 0;

  constructor(private readonly folder: string) {}

  add(photo: Pixels, silhouette: Uint8Array, dog: DogArt): void {
    this.rows.push([photo, cutOut(photo, silhouette), drawingOf(dog)]);
    if (this.rows.length === ACROSS * DOWN) this.write();
  }

  /** Writes the current sheet, if it has any rows. */
  write(): void {
    if (this.rows.length === 0) return;
    const sheet = new PNG({ width: ACROSS * PICTURES * CELL, height: DOWN * CELL });
    sheet.data.fill(255);
    this.rows.forEach((row, i) => {
      row.forEach((picture, k) =>
        paste(sheet, picture, ((i % ACROSS) * PICTURES + k) * CELL, Math.floor(i / ACROSS) * CELL),
      );
    });
    this.count++;
    writeFileSync(join(this.folder, `sheet-${this.count}.png`), PNG.sync.write(sheet));
    this.rows = [];
  }
}

/** The photo with a light green background. */
function cutOut({ width, height, data }: Pixels, silhouette: Uint8Array): Pixels {
  const out = new Uint8ClampedArray(data);
  silhouette.forEach((inside, i) => {
    if (!inside) out.set([214, 240, 214, 255], 4 * i);
  });
  return { width, height, data: out };
}

/** The dog alone on a page. */
function drawingOf(dog: DogArt): Pixels {
  const bitmap = rasterize(pageToPaths(dogPage(dog, 'all'), dog), 100),
    preview = toPreview(bitmap, 2);
  release(bitmap);
  return preview;
}

/** Draws a picture into a cell and keeps its proportions. */
function paste(sheet: PNG, picture: Pixels, left: number, top: number): void {
  const scale = (CELL - 4) / Math.max(picture.width, picture.height);
  const width = Math.max(1, Math.round(picture.width * scale)),
    height = Math.max(1, Math.round(picture.height * scale));
  const rgb = resample(
    picture,
    { x: 0, y: 0, width: picture.width, height: picture.height },
    width,
    height,
  );
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      sheet.data.set(
        [rgb[3 * (y * width + x)], rgb[3 * (y * width + x) + 1], rgb[3 * (y * width + x) + 2], 255],
        4 * ((top + y) * sheet.width + left + x),
      );
  }
}
