import type { DogArt } from '@scribblepup/tracing';
import type { DogItem, Page, PageItem } from '@scribblepup/pages';
import { colourMarkup } from '../dogs/draw';
import type { Breed } from '../dogs/breeds';
import { dogInPhoto } from '../photo';

export const sheet = { width: 850, height: 1100 } as const;

/**
 * The dog's place in its photo as the engine found it: upper left corner in px, and px per dog
 * unit.
 */
export interface Found {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

const file = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${sheet.width}" height="${sheet.height}">${body}</svg>`;

const onSheet = ({ scale, dx, dy, mirror }: DogItem): string =>
  `matrix(${mirror ? -scale : scale} 0 0 ${scale} ${dx} ${dy})`;

const ring = (points: readonly number[]): string =>
  `M${points.map((value, i) => `${i > 0 && i % 2 === 0 ? 'L' : ''}${value}`).join(' ')}Z`.replace(
    / L/g,
    'L',
  );

const clipped = (clip: string | undefined, id: string, body: string): string =>
  clip
    ? `<clipPath id="${id}"><path d="${clip}"/></clipPath><g clip-path="url(#${id})">${body}</g>`
    : body;

const paint = (item: PageItem, dog: DogArt, id: string): string =>
  item.kind === 'dog'
    ? clipped(
        item.clip,
        id,
        `<path transform="${onSheet(item)}" d="${dog.outline.map(ring).join('')}" fill="#f0f" fill-rule="evenodd" stroke="#000" stroke-width="${item.outline / item.scale}"/>`,
      )
    : clipped(
        item.clip,
        id,
        `<path d="${item.d}" fill="${item.fill ?? 'none'}" stroke="${item.stroke ? '#000' : 'none'}" stroke-width="${item.stroke ?? 0}" stroke-linecap="round" stroke-linejoin="round"/>`,
      );

/**
 * The page with the visible part of the dog in magenta, to tell the dog's regions from the scene's.
 */
export const regionsSvg = (page: Page, dog: DogArt): string =>
  file(
    `<rect width="850" height="1100" fill="#fff"/>${page.items.map((item, i) => paint(item, dog, `c${i}`)).join('')}`,
  );

/** The dogs of the page in the colours of the photo, without lines. */
export const dogColours = (page: Page, breed: Breed, { x, y, unit }: Found): string =>
  file(
    page.items
      .filter((item) => item.kind === 'dog')
      .map(
        (item) =>
          `<g transform="${onSheet(item)} scale(${1 / unit}) translate(${-x} ${-y}) ${dogInPhoto}">${colourMarkup(breed, { pen: 0, eyes: false })}</g>`,
      )
      .join(''),
  );
