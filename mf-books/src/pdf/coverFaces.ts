import type { CoverImages, Rect } from '@scribblepup/studio';
import type { CoverOnScreen, PrintShop } from '@scribblepup/print/layout';
import type { CoverArt } from '../cover/art';
import { colorNamed, COVER, type CoverDesign } from '../cover/design';
import { backPicture, coverPicture } from '../cover/paintCover';

/** The art and the design of a cover, before it is laid out for a print shop. */
export interface CoverInput {
  readonly art: CoverArt;
  readonly design: CoverDesign;
}

/** Bleed of a print shop's cover, cover units: an eighth of an inch. */
const BLEED = 12.5;
/** The faces with their bleed; there is none at the spine. */
const FRONT = {
  x: 0,
  y: -BLEED,
  width: COVER.width + BLEED,
  height: COVER.height + 2 * BLEED,
} as const;
const BACK = { ...FRONT, x: -BLEED } as const;

/** Cover units per point. */
const SCALE = 100 / 72;

/** The area of the shop's barcode, cover units. */
const barcodeArea = ({ barcode, back }: CoverOnScreen): Rect => ({
  x: BACK.x + SCALE * (barcode.x - back.x),
  y: BACK.y + SCALE * (barcode.y - back.y),
  width: SCALE * barcode.width,
  height: SCALE * barcode.height,
});

/**
 * Paints both faces of a cover at 300 dpi, for a print shop. This runs on the main thread, because
 * the title needs the site's font.
 * @param pictures small colored pages for the back
 */
export const coverFaces = async (
  { art, design }: CoverInput,
  shop: PrintShop,
  pictures: readonly ImageBitmap[] = [],
): Promise<CoverImages> => {
  const { coverOnScreen, facePixels } = await import('@scribblepup/print/layout');
  const { width } = facePixels(shop);
  return {
    colour: colorNamed(design.colour).background,
    front: await coverPicture(art, design, width, FRONT),
    back: await backPicture(design, width, BACK, pictures, barcodeArea(coverOnScreen(shop))),
  };
};
