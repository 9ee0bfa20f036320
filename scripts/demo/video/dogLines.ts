import type { DogArt } from '@scribblepup/tracing';
import { pageToSvg, type Page } from '@scribblepup/pages';
import type { PlaceInPhoto } from '../pages';
import { photoSize } from '../backdrops';

/** The engine's drawing of the dog alone, at its position and size in the photo. */
export const dogLines = (art: DogArt, { x, y, unit }: PlaceInPhoto): string => {
  // Draw the dog on a sheet, then replace the sheet's view box with the photo's.
  const page: Page = {
    look: 'alone',
    title: '',
    family: 'portraits',
    items: [
      {
        kind: 'dog',
        scale: unit,
        dx: x,
        dy: y,
        mirror: false,
        line: 7,
        outline: 10,
        halo: 0,
        detail: 1,
        markings: true,
      },
    ],
  };
  return pageToSvg(page, art).replace(
    /<svg [^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${photoSize}" height="${photoSize}" viewBox="0 0 ${photoSize} ${photoSize}">`,
  );
};
