import { flatten, parse } from '../compose/curve';
import { SHEET } from '../compose/sheet';
import type { SheetPath } from '../types';

/** A page in black (1) and white (0), row by row. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** Pixels an inch. */
  readonly dpi: number;
  readonly data: Uint8Array;
}

/** Draws paths in black and white, each pixel by its middle. */
export function rasterize(paths: readonly SheetPath[], dpi = 200): Bitmap {
  const scale = dpi / 100;
  const width = Math.round(SHEET.w * scale);
  const height = Math.round(SHEET.h * scale);
  const page: Bitmap = { width, height, dpi, data: new Uint8Array(width * height) };
  const masks = new Map<string, Uint8Array>();
  for (const path of paths) {
    let mask: Uint8Array | undefined;
    if (path.clip) {
      mask = masks.get(path.clip) ?? filled(path.clip, page, scale);
      masks.set(path.clip, mask);
    }
    const lines = linesOf(path.d, scale);
    if (path.fill) fill(page, lines.map((l) => l.points), path.fill === 'black' ? 1 : 0, path.evenOdd, mask);
    if (path.stroke) for (const l of lines) stroke(page, l.points, l.closed, (path.stroke * scale) / 2, mask);
  }
  return page;
}

function linesOf(d: string, scale: number): { points: number[]; closed: boolean }[] {
  const read = parse(d);
  return flatten({ ops: read.ops, xy: read.xy.map((v) => v * scale) }, 3);
}

function filled(d: string, { width, height, dpi }: Bitmap, scale: number): Uint8Array {
  const mask: Bitmap = { width, height, dpi, data: new Uint8Array(width * height) };
  fill(mask, linesOf(d, scale).map((l) => l.points), 1, false);
  return mask.data;
}

function span(page: Bitmap, row: number, from: number, to: number, value: number, mask?: Uint8Array): void {
  const a = row * page.width + Math.max(0, Math.ceil(from - 0.5));
  const b = row * page.width + Math.min(page.width - 1, Math.floor(to - 0.5));
  if (!mask) {
    if (b >= a) page.data.fill(value, a, b + 1);
    return;
  }
  for (let i = a; i <= b; i++) if (mask[i]) page.data[i] = value;
}

/** Scan lines through the middles of the pixels; non-zero or even-odd. */
function fill(page: Bitmap, rings: readonly number[][], value: number, evenOdd: boolean, mask?: Uint8Array): void {
  const rows = new Map<number, number[]>();
  for (const ring of rings)
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [x0, y0, x1, y1] = [ring[j]!, ring[j + 1]!, ring[i]!, ring[i + 1]!];
      if (y0 === y1) continue;
      const down = y1 > y0;
      const first = Math.max(0, Math.ceil(Math.min(y0, y1) - 0.5));
      const last = Math.min(page.height - 1, Math.ceil(Math.max(y0, y1) - 0.5) - 1);
      const slope = (x1 - x0) / (y1 - y0);
      for (let row = first; row <= last; row++) {
        const crossing = rows.get(row) ?? [];
        if (crossing.length === 0) rows.set(row, crossing);
        crossing.push(x0 + (row + 0.5 - y0) * slope, down ? 1 : -1);
      }
    }
  for (const [row, crossing] of rows) {
    const order = Array.from({ length: crossing.length / 2 }, (_, i) => i * 2).sort((a, b) => crossing[a]! - crossing[b]!);
    let winding = 0;
    for (let k = 0; k + 1 < order.length; k++) {
      winding += crossing[order[k]! + 1]!;
      if (evenOdd ? k % 2 === 0 : winding !== 0) span(page, row, crossing[order[k]!]!, crossing[order[k + 1]!]!, value, mask);
    }
  }
}

/** A line with round caps and joins: every segment a capsule, filled row by row. */
function stroke(page: Bitmap, points: readonly number[], closed: boolean, r: number, mask?: Uint8Array): void {
  const n = points.length / 2;
  const count = n === 1 ? 1 : closed ? n : n - 1;
  for (let i = 0; i < count; i++) {
    const k = n === 1 ? 0 : (i + 1) % n;
    capsule(page, points[2 * i]!, points[2 * i + 1]!, points[2 * k]!, points[2 * k + 1]!, r, mask);
  }
}

function capsule(page: Bitmap, x0: number, y0: number, x1: number, y1: number, r: number, mask?: Uint8Array): void {
  const long = Math.hypot(x1 - x0, y1 - y0);
  const [nx, ny] = long > 0 ? [(-(y1 - y0) / long) * r, ((x1 - x0) / long) * r] : [0, 0];
  const corners = [x0 + nx, y0 + ny, x1 + nx, y1 + ny, x1 - nx, y1 - ny, x0 - nx, y0 - ny];
  const first = Math.max(0, Math.ceil(Math.min(y0, y1) - r - 0.5));
  const last = Math.min(page.height - 1, Math.floor(Math.max(y0, y1) + r - 0.5));
  for (let row = first; row <= last; row++) {
    const y = row + 0.5;
    let [from, to] = [Infinity, -Infinity];
    for (const [cx, cy] of [[x0, y0], [x1, y1]] as const) {
      const half = r * r - (y - cy) * (y - cy);
      if (half < 0) continue;
      from = Math.min(from, cx - Math.sqrt(half));
      to = Math.max(to, cx + Math.sqrt(half));
    }
    for (let i = 0, j = 6; i < 8; j = i, i += 2) {
      const [ay, by] = [corners[j + 1]!, corners[i + 1]!];
      if (ay > y === by > y) continue;
      const x = corners[j]! + ((y - ay) * (corners[i]! - corners[j]!)) / (by - ay);
      from = Math.min(from, x);
      to = Math.max(to, x);
    }
    if (to >= from) span(page, row, from, to, 1, mask);
  }
}
