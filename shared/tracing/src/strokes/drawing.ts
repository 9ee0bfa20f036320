import { percentile, type Plane } from '@scribblepup/imaging/plane';

// Dog units from the outline where a picture is judged.
const INNER = 12;
// In a drawing most of the dog is even colour and the edges are ink: how many times steeper, and how
// steep in L a px. Photos of dogs reach 12 times, 24 in the dark; drawings in crayon 30, in even colours more.
const EVEN_SHARE = 0.25,
  EDGE_SHARE = 0.95,
  TIMES = 26,
  STEEP = 9;
// Crayon is less even (22 times), but its steepest edges are ink: in L a px, and against what is
// usual; in photos 17 and 12 times.
const INK_SHARE = 0.99,
  CRAYON = { times: 18, ink: 24, sharp: 14 } as const;

/** Whether a picture is a drawing: even colours within lines. @param toOutside distance in px to the nearest pixel outside the dog */
export function isDrawing({ width, data }: Plane, toOutside: Plane, unit: number): boolean {
  const slopes: number[] = [];
  for (let i = width; i < data.length - width; i += 3) {
    if (toOutside.data[i]! > INNER * unit) slopes.push(slopeAt(data, i, width));
  }
  if (slopes.length === 0) return false;
  const edge = percentile(slopes, EDGE_SHARE);
  const times = edge / (percentile(slopes, EVEN_SHARE) + 1e-6),
    ink = percentile(slopes, INK_SHARE);
  const isCrayon =
    times > CRAYON.times && ink > CRAYON.ink && ink > CRAYON.sharp * percentile(slopes, 0.5);
  return edge > STEEP && (times > TIMES || isCrayon);
}

/** L a px. */
function slopeAt(data: Float32Array, i: number, width: number): number {
  const x = data[i + 1]! - data[i - 1]!,
    y = data[i + width]! - data[i - width]!;
  return Math.sqrt(x * x + y * y) / 2;
}
