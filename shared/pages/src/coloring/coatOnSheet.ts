import type { Cast, Page } from '../model/types';
import type { Coat } from './coat';
import type { Rgb } from '@scribblepup/imaging/colour';
import { FIRST } from './owners';
import { grainAt, strokeGrain } from './wax';

const { floor, max, min } = Math;

/** How far the patches of a coat stray from where they are, px. */
const STRAY = 10;

/** Where a dog's coat lies on the sheet: x and y of its cell are factor times px plus offset. */
interface Place {
  readonly kx: number;
  readonly x: number;
  readonly ky: number;
  readonly y: number;
}

/**
 * Gives the coat's crayon under a pixel of the sheet, for the dog that owns it; null for white. The
 * coat is the first dog's, so others get its main crayon.
 */
export function coatOnSheet(
  page: Page,
  cast: Cast,
  { width, height, cells, crayons }: Coat,
): (owner: number, x: number, y: number) => Rgb | null {
  const places = page.items.map((item): Place | 'main' | null => {
    const dog = item.kind === 'dog' ? cast.at(item.who ?? 0) : undefined;
    if (item.kind !== 'dog' || !dog) return null;
    if (item.who) return 'main';
    const kx = ((item.mirror ? -1 : 1) * width) / (item.scale * dog.width);
    const ky = height / (item.scale * dog.height);
    return { kx, x: -kx * item.dx, ky, y: -ky * item.dy };
  });
  const noise = strokeGrain();
  return (owner, x, y) => {
    const place = places[owner - FIRST];
    if (!place) return null;
    if (place === 'main') return crayons[0] ?? null;
    const u = x + STRAY * (noise[grainAt(x >> 1, y)] - 0.5);
    const v = y + STRAY * (noise[grainAt(y >> 1, x)] - 0.5);
    const cx = max(0, min(width - 1, floor(place.kx * u + place.x)));
    const cy = max(0, min(height - 1, floor(place.ky * v + place.y)));
    return crayons[cells[cy * width + cx]];
  };
}
