import type { TracedDog } from '@scribblepup/tracing';
import type { Point } from '@scribblepup/imaging';
import type { Hints } from '@scribblepup/tracing';

/**
 * Simulated hints of a visitor, in px of the photo. `taps` marks the eyes and the nose where they
 * were found, otherwise at typical positions below the dog's top. `dabs` adds four dabs: two keep
 * the dog's middle, one keeps its top and one erases at its side. Null if neither is set.
 */
export function simulatedHints(
  { dog, place }: TracedDog,
  { taps, dabs }: { taps: boolean; dabs: boolean },
): Hints | null {
  if (!taps && !dabs) return null;
  const at = ([x, y]: Point): Point => [place.x + x * place.unit, place.y + y * place.unit];
  const ring = dog.outline[0] ?? [];
  const points = Array.from({ length: ring.length / 2 }, (_, i): Point => [
    ring[2 * i],
    ring[2 * i + 1],
  ]);
  const top = points.reduce((a, b) => (b[1] < a[1] ? b : a), [0, Infinity]);
  const side = points.reduce((a, b) => (b[0] > a[0] ? b : a), [0, 0]);
  const eyes =
    dog.face?.eyes ??
    ([
      [top[0] - 40, top[1] + 95],
      [top[0] + 40, top[1] + 95],
    ] as const);
  const nose = dog.face?.nose ?? ([top[0], top[1] + 165] as const);
  const dab = (p: Point, mode: 'keep' | 'erase') => {
    const [x, y] = at(p);
    return { x, y, radius: 16 * place.unit, mode };
  };
  return {
    ...(taps ? { eyes: eyes.map(at), nose: at(nose) } : {}),
    ...(dabs
      ? {
          dabs: [
            dab([dog.width * 0.45, dog.height * 0.5], 'keep'),
            dab([dog.width * 0.55, dog.height * 0.6], 'keep'),
            dab(top, 'keep'),
            dab(side, 'erase'),
          ],
        }
      : {}),
  };
}
