import type { Rect } from '@scribblepup/studio';
import { COVER, PATTERN_BLEED, type CoverColor, type CoverStyle } from './design';
import { paintFooter } from './footer';
import { frameShape } from './frames';
import { INK } from './ink';

const PAPER = '#FFFBF2';
const { width: WIDTH, height: HEIGHT } = COVER;

type Context = CanvasRenderingContext2D;
/** @param clear an area that is cleared later: its edge must not cut a shape of the pattern */
type Paint = (context: Context, color: CoverColor, seed: number, clear?: Rect) => void;

/** True if a circle is outside an area. */
const isOutside = (area: Rect | undefined, x: number, y: number, radius: number): boolean => {
  if (!area) return true;
  const dx = Math.max(area.x - x, 0, x - area.x - area.width);
  const dy = Math.max(area.y - y, 0, y - area.y - area.height);
  return Math.hypot(dx, dy) >= radius;
};

const dot = (context: Context, x: number, y: number, r: number): void => {
  context.beginPath();
  context.arc(x, y, r, 0, 2 * Math.PI);
  context.fill();
};

/** Radius of the circle around a paw. */
const PAW_RADIUS = 34;

const paw = (context: Context, x: number, y: number, turn: number): void => {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.beginPath();
  context.ellipse(0, 12, 20, 16, 0, 0, 2 * Math.PI);
  context.fill();
  for (const [px, py] of [
    [-22, -8],
    [-8, -22],
    [8, -22],
    [22, -8],
  ] as const)
    dot(context, px, py, 8);
  context.restore();
};

/** Paw prints in rows; the seed rotates and shifts them. */
const paws: Paint = (context, color, seed, clear) => {
  context.fillStyle = color.accent;
  for (let row = -1; row < 9; row += 1) {
    for (let column = -1; column < 7; column += 1) {
      const shift = (Math.abs(row) % 2) * 70 + ((seed * 23) % 140);
      const [x, y] = [column * 140 + shift, row * 136 + 60];
      if (isOutside(clear, x, y, PAW_RADIUS))
        paw(context, x, y, 0.5 * Math.sin(row + 2 * column + seed));
    }
  }
};

/** A sunburst; the seed rotates it. */
const rays: Paint = (context, color, seed, clear) => {
  context.fillStyle = color.accent;
  const count = 14;
  for (let ray = 0; ray < count; ray += 1) {
    const from = ((2 * ray + seed * 0.5) * Math.PI) / count;
    context.beginPath();
    context.moveTo(WIDTH / 2, 620);
    context.arc(WIDTH / 2, 620, 1200, from, from + Math.PI / count);
    context.fill();
  }
  if (clear) paintFooter(context, color, clear);
};

const confetti: Paint = (context, color, seed, clear) => {
  context.fillStyle = color.accent;
  for (let i = 0; i < 110; i += 1) {
    const [a, b] = [
      Math.sin(i * 12.9898 + seed) * 43758.5453,
      Math.sin(i * 78.233 + seed) * 12543.123,
    ];
    const x = (a - Math.floor(a)) * (WIDTH + 2 * PATTERN_BLEED) - PATTERN_BLEED;
    const y = (b - Math.floor(b)) * (HEIGHT + 2 * PATTERN_BLEED) - PATTERN_BLEED;
    const radius = 6 + (i % 4) * 4;
    if (isOutside(clear, x, y, radius)) dot(context, x, y, radius);
  }
};

/** Broad bands that rise to the right or, for even seeds, to the left. */
const bands: Paint = (context, color, seed, clear) => {
  context.save();
  context.strokeStyle = color.accent;
  context.lineWidth = 62;
  const lean = seed % 2 ? 380 : -380;
  for (let x = -600; x < WIDTH + 600; x += 160) {
    context.beginPath();
    context.moveTo(x, HEIGHT + 2 * PATTERN_BLEED);
    context.lineTo(x + lean, -2 * PATTERN_BLEED);
    context.stroke();
  }
  context.restore();
  if (clear) paintFooter(context, color, clear);
};

/** Plain paper with a crayon border. */
const paper: Paint = (context, color, seed) => {
  context.fillStyle = PAPER;
  context.fillRect(45, 45, WIDTH - 90, HEIGHT - 90);
  context.strokeStyle = INK;
  context.lineWidth = 6;
  context.strokeRect(45, 45, WIDTH - 90, HEIGHT - 90);
  context.strokeStyle = color.background;
  context.lineWidth = 14;
  if (seed % 2 === 0) context.setLineDash([40, 34]);
  context.strokeRect(70, 70, WIDTH - 140, HEIGHT - 140);
  context.setLineDash([]);
};

/** Paints with one of these patterns, in turn: seed 1 takes the first, seed 2 the second. */
const inTurn =
  (...paints: readonly Paint[]): Paint =>
  (context, color, seed, clear) =>
    paints[(seed - 1) % paints.length](context, color, seed, clear);

/** Patterns that cover the front and the back; line art has none. */
const patterns: Readonly<Record<CoverStyle, Paint | null>> = {
  sticker: inTurn(paws, bands, confetti, rays),
  poster: inTurn(rays, confetti, bands),
  lineArt: null,
  frame: inTurn(confetti, bands),
};

/** Paints the rim of the window. */
const rim: Paint = (context, color, seed) => {
  const { path } = frameShape(seed);
  context.fillStyle = PAPER;
  context.fill(path);
  for (const [width, stroke] of [
    [44, INK],
    [32, color.accent],
    [10, PAPER],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = stroke;
    context.stroke(path);
  }
};

/**
 * Paints the background color and the pattern of the variation.
 * @param clear an area that is cleared later, cover units: paws and dots stay outside it, and rays
 * and bands end above it, so that its edge does not cut them
 */
export const paintPattern = (
  context: Context,
  style: CoverStyle,
  color: CoverColor,
  seed: number,
  clear?: Rect,
): void => {
  context.fillStyle = color.background;
  context.fillRect(
    -PATTERN_BLEED,
    -PATTERN_BLEED,
    WIDTH + 2 * PATTERN_BLEED,
    HEIGHT + 2 * PATTERN_BLEED,
  );
  patterns[style]?.(context, color, seed, clear);
};

/** Paints everything behind the dog. */
export const paintBackground = (
  context: Context,
  style: CoverStyle,
  color: CoverColor,
  seed: number,
): void => {
  paintPattern(context, style, color, seed);
  if (style === 'lineArt') paper(context, color, seed);
  if (style === 'frame') rim(context, color, seed);
};
