import type { DogArt } from '@scribblepup/tracing';
import type { Page } from '@scribblepup/pages';
import { VERSION_1_LOOKS } from '../pageNumbers';
import type { NewProject, ShippingAddress, StoredPage } from '../types';

export const picture = (text: string, type = 'image/png'): Blob => new Blob([text], { type });

export const rex: NewProject = { dogName: 'Rex', bornMonth: '05', photo: null };

export const dog: DogArt = {
  version: 1,
  width: 100,
  height: 200,
  outline: [[0, 0, 100, 0, 100, 200, 0, 200]],
  lines: [{ points: [10, 10, 1, 20, 20, 0.5], strength: 3 }],
  solids: [[5, 5, 6, 5, 6, 6]],
  lights: [{ x: 5, y: 5, r: 1 }],
  markings: [[1, 1, 2, 2]],
  face: {
    eyes: [
      [30, 30],
      [60, 30],
    ],
    nose: [45, 50],
  },
  cut: { left: false, top: false, right: false, bottom: true },
};

export const page = (look: string): Page => ({
  look,
  title: `The ${look}`,
  family: 'scenes',
  items: [
    { kind: 'path', d: 'M0 0L10 10Z', fill: 'white', stroke: 3 },
    {
      kind: 'dog',
      scale: 1,
      dx: 0,
      dy: 0,
      mirror: false,
      line: 3,
      outline: 4,
      halo: 9,
      detail: 1,
      markings: true,
    },
  ],
});

/** The id of the look at a position of version 1, 0 to 99. */
export const lookIdAt = (n: number): string => VERSION_1_LOOKS[n];

export const pages = (count: number, from = 0): Omit<StoredPage, 'projectId'>[] =>
  Array.from({ length: count }, (_, n) => ({
    page: page(lookIdAt(from + n)),
    preview: picture(`preview ${from + n}`, 'image/webp'),
  }));

export const address: ShippingAddress = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address: '1 Park Lane',
  apt: '',
  country: 'United Kingdom',
  state: '',
  city: 'London',
  postalCode: '',
  phone: '123',
};
