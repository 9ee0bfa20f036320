import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { decode } from 'jpeg-js';
import { launchChromium } from '../../../scripts/demo/chromium';
import { finderFromDisk } from '../node';
import { KEYPOINT_NAMES, type Dog, type Face, type DetectionResult } from '../src';
import { WINDOW_EXTENT } from '../src/find/constants';
import { prepare, render } from '../training/drawn/render';

// Draws the README's pictures from one of the drawn training pictures: npm run pictures -w
// shared/finder.
const DOCS = fileURLToPath(new URL('../docs/', import.meta.url));
// Seed of a picture with two dogs side by side; px of the longer side in the README.
const SEED = Math.imul(77 * 1_000_003 + 133, 0x9e3779b1);
const SIDE = 240;
const PALETTE = ['#0b63ce', '#c2410c'];
const POINT_COLORS: Readonly<Record<(typeof KEYPOINT_NAMES)[number], string>> = {
  leftEye: '#16a34a',
  rightEye: '#dc2626',
  nose: '#0b63ce',
  leftEar: '#ca8a04',
  rightEar: '#a21caf',
};

interface Picture {
  readonly width: number;
  readonly height: number;
  /** A data URL. */
  readonly href: string;
}

type View = readonly [x: number, y: number, width: number, height: number];

/** Saves a part of the picture with an overlay, which is SVG markup. */
async function savePart(
  page: Page,
  name: string,
  picture: Picture,
  view: View,
  overlay: string,
): Promise<void> {
  const scale = SIDE / Math.max(view[2], view[3]);
  const [width, height] = [Math.round(view[2] * scale), Math.round(view[3] * scale)];
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<!doctype html><body style="margin:0"><svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.join(' ')}" style="display:block"><image href="${picture.href}" width="${picture.width}" height="${picture.height}"/>${overlay}</svg>`,
  );
  await writeFile(join(DOCS, name), await page.screenshot());
}

/** Each cell in its dog's color; the opacity is the probability. */
const cells = ({ probability, owners }: DetectionResult): string => {
  const { width, left, top, stepX, stepY, data } = probability;
  return [...data]
    .map((p, i) => {
      const [x, y] = [left + (i % width) * stepX, top + Math.floor(i / width) * stepY];
      const color = PALETTE[Math.max(0, owners[i] - 1)] ?? PALETTE[0];
      return `<rect x="${x - stepX / 2}" y="${y - stepY / 2}" width="${stepX}" height="${stepY}" fill="${p >= 0.5 ? color : '#fff'}" fill-opacity="${p >= 0.5 ? p * 0.75 : 0.75}"/>`;
    })
    .join('');
};

const boxAndHead = ({ box, face }: Dog, index: number): string => {
  const pen = `fill="none" stroke="${PALETTE[index]}" stroke-width="3"`;
  const head = face
    ? `<circle cx="${face.head.x}" cy="${face.head.y}" r="${face.head.size}" ${pen}/>`
    : '';
  return `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" ${pen} stroke-dasharray="8 5"/>${head}`;
};

const dots = ({ head, keypoints }: Face): string =>
  KEYPOINT_NAMES.map((name) => {
    const { x, y } = keypoints[name];
    return `<circle cx="${x}" cy="${y}" r="${head.size / 14}" fill="${POINT_COLORS[name]}" stroke="#fff" stroke-width="${head.size / 40}"/>`;
  }).join('');

const windowOf = ({ head }: Face): View => {
  const side = WINDOW_EXTENT * head.size;
  return [head.x - side / 2, head.y - side / 2, side, side];
};

await mkdir(DOCS, { recursive: true });
const browser = await launchChromium();
const page = await browser.newPage();
await prepare(page);
const { jpeg } = await render(page, SEED);
const { width, height, data } = decode(jpeg, { useTArray: true });
const found = await (
  await finderFromDisk()
).find({ width, height, data: new Uint8ClampedArray(data) });
const picture = { width, height, href: `data:image/jpeg;base64,${jpeg.toString('base64')}` };
const whole: View = [0, 0, width, height];
await savePart(page, '1-photo.png', picture, whole, '');
await savePart(page, '2-probability.png', picture, whole, cells(found));
await savePart(page, '3-dogs.png', picture, whole, found.dogs.map(boxAndHead).join(''));
const face = found.dogs[0]?.face;
if (!face) throw new Error('the finder found no face in the picture');
await savePart(page, '4-points.png', picture, windowOf(face), dots(face));
await browser.close();
