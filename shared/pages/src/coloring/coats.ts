import { unpackCoat, type Coat } from '@scribblepup/tracing/coat';
import type { Cast } from '../model/types';
import { crayon } from './crayons';

/** For a dog without a known coat: one muted crayon all over. */
const PLAIN: Coat = { width: 1, height: 1, cells: new Uint8Array(1), crayons: [crayon('tan').rgb] };

/** The coat of each dog of a page. */
export const coatsOf = (cast: Cast): Coat[] => cast.map((dog) => unpackCoat(dog) ?? PLAIN);
