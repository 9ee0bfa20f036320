import type { Cast, Page } from '../model/types';
import type { Rgb } from '@scribblepup/imaging/color';
import type { Coat } from '@scribblepup/tracing/coat';
import { FIRST_ITEM } from './owners';
import { grainAt, strokeGrain } from './wax';

const { floor, max, min } = Math;

/** Range of the jitter of a coat's patches, in px. */
const JITTER = 10;

/** A coat's position on the sheet: px (u, v) shows the cell (kx * u + x, ky * v + y). */
interface Place {
  readonly coat: Coat;
  readonly kx: number;
  readonly x: number;
  readonly ky: number;
  readonly y: number;
}

/**
 * Returns a function that finds the crayon of a dog's coat at a pixel of the sheet that the dog
 * owns; null for white.
 * @param coats the coats of the cast
 */
export function coatOnSheet(
  page: Page,
  cast: Cast,
  coats: readonly Coat[],
): (owner: number, x: number, y: number) => Rgb | null {
  const places = page.items.map((item): Place | null => {
    if (item.kind !== 'dog') return null;
    const { who = 0 } = item;
    const dog = cast.at(who);
    if (!dog) return null;
    const coat = coats[who];
    const { width, height } = coat;
    const kx = ((item.mirror ? -1 : 1) * width) / (item.scale * dog.width);
    const ky = height / (item.scale * dog.height);
    return { coat, kx, x: -kx * item.dx, ky, y: -ky * item.dy };
  });
  const noise = strokeGrain();
  return (owner, x, y) => {
    const place = places[owner - FIRST_ITEM];
    if (!place) return null;
    const { width, height, cells, crayons } = place.coat;
    const u = x + JITTER * (noise[grainAt(x >> 1, y)] - 0.5);
    const v = y + JITTER * (noise[grainAt(y >> 1, x)] - 0.5);
    const cx = max(0, min(width - 1, floor(place.kx * u + place.x)));
    const cy = max(0, min(height - 1, floor(place.ky * v + place.y)));
    return crayons[cells[cy * width + cx]];
  };
}
