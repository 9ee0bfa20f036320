import type { Breed } from './dogs/breeds';
import type { Backdrop } from './backdrops';

export interface DemoDog {
  readonly id: string;
  readonly name: string;
  readonly breed: string;
  readonly drawing: Breed;
  readonly backdrop: Backdrop;
  /** 1 to 12; some pages use it. */
  readonly bornMonth: number;
}

/** The demo dogs, in display order. */
export const demoDogs: readonly DemoDog[] = [
  {
    id: '1',
    name: 'Biscuit',
    breed: 'Golden retriever',
    drawing: 'golden',
    backdrop: 'sky',
    bornMonth: 5,
  },
  { id: '2', name: 'Mochi', breed: 'Corgi', drawing: 'corgi', backdrop: 'mint', bornMonth: 9 },
  {
    id: '3',
    name: 'Waffles',
    breed: 'Poodle',
    drawing: 'poodle',
    backdrop: 'lagoon',
    bornMonth: 2,
  },
  { id: '4', name: 'Koda', breed: 'Husky', drawing: 'husky', backdrop: 'straw', bornMonth: 12 },
];

/** The base name of the dog's files. */
export const slug = ({ name }: DemoDog): string => name.toLowerCase();
