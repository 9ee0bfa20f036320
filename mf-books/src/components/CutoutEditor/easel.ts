import type { Point, Rect } from '@scribblepup/studio';

/**
 * A canvas that shows part of a photo. An easel px is a px of its drawing, regardless of its
 * displayed size.
 */
export interface Easel {
  /** The visible part of the photo at zoom 1, photo px. */
  readonly area: Rect;
  readonly width: number;
  readonly height: number;
}

/**
 * The part of the easel's area in view: the photo px in its middle, and the zoom relative to the
 * whole area.
 */
export interface EaselView {
  readonly middle: Point;
  readonly zoom: number;
}

/** Length of an easel's longer side, px. */
const LONG_SIDE = 640;
export const MAX_ZOOM = 8;

/** Creates an easel with the proportions of the area. */
export const easelFor = (area: Rect): Easel => {
  const scale = LONG_SIDE / Math.max(area.width, area.height);
  return { area, width: Math.round(area.width * scale), height: Math.round(area.height * scale) };
};

/** The view of the whole area. */
export const wholeOf = ({ area }: Easel): EaselView => ({
  middle: [area.x + area.width / 2, area.y + area.height / 2],
  zoom: 1,
});

/** Easel px per photo px. */
export const scaleOf = ({ area, width }: Easel, { zoom }: EaselView): number =>
  (zoom * width) / area.width;

export const toPhoto = (easel: Easel, view: EaselView, [x, y]: Point): Point => {
  const scale = scaleOf(easel, view);
  return [
    view.middle[0] + (x - easel.width / 2) / scale,
    view.middle[1] + (y - easel.height / 2) / scale,
  ];
};

export const toEasel = (easel: Easel, view: EaselView, [x, y]: Point): Point => {
  const scale = scaleOf(easel, view);
  return [
    easel.width / 2 + (x - view.middle[0]) * scale,
    easel.height / 2 + (y - view.middle[1]) * scale,
  ];
};

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** Clamps a view so that it shows nothing beyond the area. */
const clampView = ({ area }: Easel, { middle: [x, y], zoom }: EaselView): EaselView => {
  const halfWidth = area.width / zoom / 2,
    halfHeight = area.height / zoom / 2;
  return {
    middle: [
      clamp(x, area.x + halfWidth, area.x + area.width - halfWidth),
      clamp(y, area.y + halfHeight, area.y + area.height - halfHeight),
    ],
    zoom,
  };
};

/** Zooms in or out; the point under `at`, easel px, stays in place. */
export const zoomedAt = (easel: Easel, view: EaselView, factor: number, at: Point): EaselView => {
  const zoom = clamp(view.zoom * factor, 1, MAX_ZOOM),
    [x, y] = toPhoto(easel, view, at),
    share = view.zoom / zoom;
  return clampView(easel, {
    zoom,
    middle: [x + (view.middle[0] - x) * share, y + (view.middle[1] - y) * share],
  });
};

/** Pans the view to the right and down by a distance in easel px. */
export const panned = (easel: Easel, view: EaselView, [dx, dy]: Point): EaselView => {
  const scale = scaleOf(easel, view);
  return clampView(easel, {
    ...view,
    middle: [view.middle[0] + dx / scale, view.middle[1] + dy / scale],
  });
};

/** Moves the view to have its middle at a point of the photo, as far as the area allows. */
export const centeredOn = (easel: Easel, view: EaselView, place: Point): EaselView =>
  clampView(easel, { ...view, middle: place });

/** Moves the view just far enough to bring a point of the photo into view. */
export const scrolledIntoView = (easel: Easel, view: EaselView, place: Point): EaselView => {
  const [x, y] = toEasel(easel, view, place);
  const beyond = (at: number, size: number): number => (at < 0 ? at : Math.max(0, at - size));
  return panned(easel, view, [beyond(x, easel.width), beyond(y, easel.height)]);
};

/** Clamps a point of the photo to the area. */
export const clampToArea = ({ area }: Easel, [x, y]: Point): Point => [
  clamp(x, area.x, area.x + area.width),
  clamp(y, area.y, area.y + area.height),
];
