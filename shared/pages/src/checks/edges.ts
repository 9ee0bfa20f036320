import { SHEET, WIDTHS } from '../canvas/sheet';
import { prepareLab, WORKING_SIDE, type TracedDog } from '@scribblepup/tracing';
import { dogToPaths } from '../output/dog';
import { blur } from '@scribblepup/imaging/blur';
import { distanceTransform } from '@scribblepup/imaging/distance';
import type { LabImage } from '@scribblepup/imaging/lab';
import { mask, percentile, plane, type Mask, type Plane } from '@scribblepup/imaging/plane';
import { resizePlane } from '@scribblepup/imaging/resizePlane';
import type { Pixels, Rect } from '@scribblepup/imaging';
import { rasterize } from '../bitmap/raster';

/** How closely the ink of a drawing follows the edges of its photo. */
export interface EdgeAgreement {
  /** Share of the ink that is near one of the photo's strongest edges. */
  readonly precision: number;
  /** Share of the photo's strongest edges that have ink near them. */
  readonly recall: number;
}

/** Minimum values for the drawing of a dog alone. */
export const EDGE_GATE: EdgeAgreement = { precision: 0.7, recall: 0.6 };

// Width in px at which photo and ink are compared; maximum distance of ink from its edge, in px.
const WIDTH = 500,
  TOLERANCE = 5;
// Share of the dog's pixels that count as edges; sigma in px of the blur that removes grain first.
const EDGE_SHARE = 0.08,
  GRAIN_SIGMA = 1;

/**
 * Compares the drawing of a dog alone with its photo.
 * @param detail share of the ranked lines to draw
 */
export function measureEdges(photo: Pixels, drawing: TracedDog, detail = 0.75): EdgeAgreement {
  const { area } = drawing.cutout;
  const height = Math.max(3, Math.round((WIDTH * area.height) / area.width));
  return edgeAgreement(
    photoOf(photo, area, height),
    silhouette(drawing, height),
    inkOf(drawing, height, detail),
  );
}

/** The photo as prepared for line extraction, scaled to the width of the comparison. */
function photoOf(photo: Pixels, area: Rect, height: number): LabImage {
  const scale = WORKING_SIDE / Math.max(area.width, area.height),
    w = Math.max(2, Math.round(area.width * scale)),
    h = Math.max(2, Math.round(area.height * scale));
  const { L, a, b } = prepareLab(photo, area, w, h).lab;
  const channel = (data: Float32Array): Float32Array =>
    resizePlane(plane(w, h, data), WIDTH, height).data;
  return { width: WIDTH, height, L: channel(L), a: channel(a), b: channel(b) };
}

function silhouette({ cutout: { width, height, alpha } }: TracedDog, to: number): Mask {
  const at = (i: number): number =>
    Math.floor((Math.floor(i / WIDTH) * height) / to) * width +
    Math.floor(((i % WIDTH) * width) / WIDTH);
  return mask(
    WIDTH,
    to,
    Uint8Array.from({ length: WIDTH * to }, (_, i) => (alpha[at(i)] > 127 ? 1 : 0)),
  );
}

/**
 * The ink of the drawing aligned with its photo, with the line widths of a page that shows only the
 * dog.
 */
function inkOf({ dog, place, cutout: { area } }: TracedDog, height: number, detail: number): Mask {
  const scale = Math.min(SHEET.w / area.width, SHEET.h / area.height) * place.unit;
  const thin = scale / Math.min(SHEET.w / dog.width, SHEET.h / dog.height);
  const paths = dogToPaths(
    {
      kind: 'dog',
      mirror: false,
      scale,
      halo: 0,
      detail,
      markings: false,
      dx: ((place.x - area.x) * scale) / place.unit,
      dy: ((place.y - area.y) * scale) / place.unit,
      line: WIDTHS.dogLine * thin,
      outline: WIDTHS.dogOutline * thin,
    },
    dog,
  );
  const page = rasterize(paths, (100 * WIDTH * place.unit) / (area.width * scale));
  return mask(
    WIDTH,
    height,
    Uint8Array.from({ length: WIDTH * height }, (_, i) => {
      const x = i % WIDTH,
        y = Math.floor(i / WIDTH);
      return x < page.width && y < page.height ? page.data[y * page.width + x] : 0;
    }),
  );
}

/**
 * Compares ink with the strongest gradients of a photo inside the dog.
 * All three have the same size.
 * @param lab the photo
 * @param dog the silhouette
 * @param ink the drawing
 */
export function edgeAgreement(lab: LabImage, dog: Mask, ink: Mask): EdgeAgreement {
  const edges = strongestEdges(lab, dog);
  return { precision: nearShare(withoutRim(ink), edges), recall: nearShare(edges, ink) };
}

/** True if a drawing follows its photo closely enough to be shown. */
export const followsPhoto = ({ precision, recall }: EdgeAgreement): boolean =>
  precision >= EDGE_GATE.precision && recall >= EDGE_GATE.recall;

function strongestEdges({ width, height, L, a, b }: LabImage, dog: Mask): Mask {
  const [light, red, yellow] = [L, a, b].map(
    (data) => gradient(blur(plane(width, height, data), GRAIN_SIGMA)).data,
  ) as [Float32Array, Float32Array, Float32Array];
  const strength = plane(
    width,
    height,
    light.map((v, i) => Math.hypot(v, red[i], yellow[i])),
  );
  const level = percentile(
    strength.data.filter((_, i) => dog.data[i]),
    1 - EDGE_SHARE,
  );
  return mask(
    dog.width,
    dog.height,
    Uint8Array.from(strength.data, (v, i) => (dog.data[i] && v > 0 && v >= level ? 1 : 0)),
  );
}

/** Magnitude of the gradient (Sobel's kernels); 0 on the border pixels. */
function gradient({ width, height, data }: Plane): Plane {
  const out = plane(width, height);
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      const nw = data[i - width - 1],
        ne = data[i - width + 1],
        sw = data[i + width - 1],
        se = data[i + width + 1];
      out.data[i] = Math.hypot(
        ne + 2 * data[i + 1] + se - nw - 2 * data[i - 1] - sw,
        sw + 2 * data[i + width] + se - nw - 2 * data[i - width] - ne,
      );
    }
  }
  return out;
}

/**
 * Removes ink at the photo's border. The outline of a cropped dog runs there, but the photo has no
 * edge there.
 */
const withoutRim = ({ width, height, data }: Mask): Mask =>
  mask(
    width,
    height,
    data.map((v, i) =>
      v &&
      Math.min(
        i % width,
        width - 1 - (i % width),
        Math.floor(i / width),
        height - 1 - Math.floor(i / width),
      ) > TOLERANCE
        ? 1
        : 0,
    ),
  );

/** Share of the pixels of one mask that are within TOLERANCE of another; 1 for an empty mask. */
function nearShare(source: Mask, target: Mask): number {
  const distance = distanceTransform(target).data;
  let near = 0,
    all = 0;
  source.data.forEach((v, i) => {
    if (!v) return;
    all++;
    if (distance[i] <= TOLERANCE) near++;
  });
  return all > 0 ? near / all : 1;
}
