import { bookPage, type BookArt, type BookFile } from '@scribblepup/studio/pdf';
import type { PrintShop } from '@scribblepup/print';
import type { Page } from '@scribblepup/studio';
import type { CoverArt } from '../cover/art';
import { colourNamed, COVER, type CoverDesign } from '../cover/design';
import { coverPicture, patternPicture } from '../cover/paintCover';

/** The art and the design of a cover, before it is laid out for a print shop. */
export interface CoverKit {
  readonly art: CoverArt;
  readonly design: CoverDesign;
}

/** A print shop's cover, ready to be shown or written to a PDF. */
export interface ShopCover {
  /** `#rrggbb` */
  readonly colour: string;
  /** JPEGs of both faces, including the bleed. */
  readonly front: Blob;
  readonly back: Blob;
  /** The page that is drawn on a card on the back. */
  readonly page: Page;
}

/** Bleed of a print shop's cover, in cover units: an eighth of an inch. */
const BLEED = 12.5;
/** The faces with their bleed; there is none at the spine. */
const FRONT = {
  x: 0,
  y: -BLEED,
  width: COVER.width + BLEED,
  height: COVER.height + 2 * BLEED,
} as const;
const BACK = { ...FRONT, x: -BLEED } as const;

/** Paints the cover at 300 dpi, with the first page of the book on the back. */
export const shopCover = async (
  { art, design }: CoverKit,
  book: BookArt,
  shop: PrintShop,
): Promise<ShopCover> => {
  const { facePixels } = await import('@scribblepup/print');
  const { width } = facePixels(shop);
  return {
    colour: colourNamed(design.colour).ground,
    front: await coverPicture(art, design, width, FRONT),
    back: await patternPicture(design, width, BACK),
    page: await bookPage(book, 0),
  };
};

const bytesOf = async (picture: Blob): Promise<Uint8Array> =>
  new Uint8Array(await picture.arrayBuffer());

/** Writes the wrap-around cover as a PDF, named after the dog. */
export const coverPdf = async (
  kit: CoverKit,
  book: BookArt,
  shop: PrintShop,
): Promise<BookFile> => {
  const [{ fileName, writeCover }, { pageToPaths }] = await Promise.all([
    import('@scribblepup/print'),
    import('@scribblepup/studio/pages'),
  ]);
  const { colour, front, back, page } = await shopCover(kit, book, shop);
  const { choices, dog, number } = book;
  const bytes = await writeCover(
    {
      dogName: choices.name,
      colour,
      front: { picture: await bytesOf(front) },
      back: { picture: await bytesOf(back), sheet: pageToPaths(page, dog), card: true },
    },
    shop,
  );
  return {
    name: fileName(choices.name, number, `${shop}-cover`),
    file: new Blob([bytes as BlobPart], { type: 'application/pdf' }),
  };
};
