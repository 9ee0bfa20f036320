import type { Point, Rect } from '@scribblepup/studio';

/** A canvas that shows a part of a photo. Its px are those of its drawing, however large it stands on the screen. */
export interface Easel {
  /** What can be seen at all, photo px. */
  readonly area: Rect;
  readonly width: number;
  readonly height: number;
}

/** What of it is in sight: the photo px in its middle, and how much larger than when all is in sight. */
export interface View {
  readonly middle: Point;
  readonly zoom: number;
}

/** The longer side of an easel, px. */
const LONG_SIDE = 640;
export const MOST_ZOOM = 8;

/** An easel in the proportions of the area. */
export const easelFor = (area: Rect): Easel => {
  const scale = LONG_SIDE / Math.max(area.width, area.height);
  return { area, width: Math.round(area.width * scale), height: Math.round(area.height * scale) };
};

/** All of it. */
export const wholeOf = ({ area }: Easel): View => ({
  middle: [area.x + area.width / 2, area.y + area.height / 2],
  zoom: 1,
});

/** Easel px a photo px. */
export const scaleOf = ({ area, width }: Easel, { zoom }: View): number =>
  (zoom * width) / area.width;

export const toPhoto = (easel: Easel, view: View, [x, y]: Point): Point => {
  const scale = scaleOf(easel, view);
  return [
    view.middle[0] + (x - easel.width / 2) / scale,
    view.middle[1] + (y - easel.height / 2) / scale,
  ];
};

export const toEasel = (easel: Easel, view: View, [x, y]: Point): Point => {
  const scale = scaleOf(easel, view);
  return [
    easel.width / 2 + (x - view.middle[0]) * scale,
    easel.height / 2 + (y - view.middle[1]) * scale,
  ];
};

const within = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** The nearest view that shows nothing beyond the area. */
const held = ({ area }: Easel, { middle: [x, y], zoom }: View): View => {
  const halfWidth = area.width / zoom / 2,
    halfHeight = area.height / zoom / 2;
  return {
    middle: [
      within(x, area.x + halfWidth, area.x + area.width - halfWidth),
      within(y, area.y + halfHeight, area.y + area.height - halfHeight),
    ],
    zoom,
  };
};

/** Nearer or farther; the place that lies under `at`, easel px, stays there. */
export const zoomed = (easel: Easel, view: View, factor: number, at: Point): View => {
  const zoom = within(view.zoom * factor, 1, MOST_ZOOM),
    [x, y] = toPhoto(easel, view, at),
    share = view.zoom / zoom;
  return held(easel, {
    zoom,
    middle: [x + (view.middle[0] - x) * share, y + (view.middle[1] - y) * share],
  });
};

/** The view that sees this much farther to the right and down, easel px. */
export const moved = (easel: Easel, view: View, [dx, dy]: Point): View => {
  const scale = scaleOf(easel, view);
  return held(easel, {
    ...view,
    middle: [view.middle[0] + dx / scale, view.middle[1] + dy / scale],
  });
};

/** The view with a place of the photo in its middle, as far as the area goes. */
export const centredOn = (easel: Easel, view: View, place: Point): View =>
  held(easel, { ...view, middle: place });

/** The view moved just so far that a place of the photo is in sight. */
export const revealing = (easel: Easel, view: View, place: Point): View => {
  const [x, y] = toEasel(easel, view, place);
  const beyond = (at: number, size: number): number => (at < 0 ? at : Math.max(0, at - size));
  return moved(easel, view, [beyond(x, easel.width), beyond(y, easel.height)]);
};

/** A place of the photo within the area. */
export const placeIn = ({ area }: Easel, [x, y]: Point): Point => [
  within(x, area.x, area.x + area.width),
  within(y, area.y, area.y + area.height),
];
