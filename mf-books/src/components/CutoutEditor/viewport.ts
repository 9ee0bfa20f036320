import type { Point, Rect } from '@scribblepup/studio';

/**
 * A canvas that shows part of a photo. It is drawn in viewport px, whatever its displayed size.
 */
export interface Viewport {
  /** The visible part of the photo at zoom 1, photo px. */
  readonly area: Rect;
  readonly width: number;
  readonly height: number;
}

/**
 * The part of the viewport's area in view: the photo px at its center, and the zoom relative to the
 * whole area.
 */
export interface Camera {
  readonly center: Point;
  readonly zoom: number;
}

/** Length of a viewport's longer side, px. */
const LONG_SIDE = 640;
export const MAX_ZOOM = 8;

/** Creates a viewport with the proportions of the area. */
export const viewportFor = (area: Rect): Viewport => {
  const scale = LONG_SIDE / Math.max(area.width, area.height);
  return { area, width: Math.round(area.width * scale), height: Math.round(area.height * scale) };
};

/** The view of the whole area. */
export const fitCamera = ({ area }: Viewport): Camera => ({
  center: [area.x + area.width / 2, area.y + area.height / 2],
  zoom: 1,
});

/** Viewport px per photo px. */
export const scaleOf = ({ area, width }: Viewport, { zoom }: Camera): number =>
  (zoom * width) / area.width;

/** Converts viewport px to photo px. */
export const toPhoto = (viewport: Viewport, camera: Camera, [x, y]: Point): Point => {
  const scale = scaleOf(viewport, camera);
  return [
    camera.center[0] + (x - viewport.width / 2) / scale,
    camera.center[1] + (y - viewport.height / 2) / scale,
  ];
};

/** Converts photo px to viewport px. */
export const toViewport = (viewport: Viewport, camera: Camera, [x, y]: Point): Point => {
  const scale = scaleOf(viewport, camera);
  return [
    viewport.width / 2 + (x - camera.center[0]) * scale,
    viewport.height / 2 + (y - camera.center[1]) * scale,
  ];
};

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** Clamps a view so that it shows nothing beyond the area. */
const clampView = ({ area }: Viewport, { center: [x, y], zoom }: Camera): Camera => {
  const halfWidth = area.width / zoom / 2,
    halfHeight = area.height / zoom / 2;
  return {
    center: [
      clamp(x, area.x + halfWidth, area.x + area.width - halfWidth),
      clamp(y, area.y + halfHeight, area.y + area.height - halfHeight),
    ],
    zoom,
  };
};

/** Zooms in or out; `center`, viewport px, stays in place. */
export const zoomedAt = (
  viewport: Viewport,
  camera: Camera,
  factor: number,
  center: Point,
): Camera => {
  const zoom = clamp(camera.zoom * factor, 1, MAX_ZOOM),
    [x, y] = toPhoto(viewport, camera, center),
    share = camera.zoom / zoom;
  return clampView(viewport, {
    zoom,
    center: [x + (camera.center[0] - x) * share, y + (camera.center[1] - y) * share],
  });
};

/** Pans the view to the right and down by a distance in viewport px. */
export const panned = (viewport: Viewport, camera: Camera, [dx, dy]: Point): Camera => {
  const scale = scaleOf(viewport, camera);
  return clampView(viewport, {
    ...camera,
    center: [camera.center[0] + dx / scale, camera.center[1] + dy / scale],
  });
};

/** Centers the view on a point of the photo, as far as the area allows. */
export const centeredOn = (viewport: Viewport, camera: Camera, point: Point): Camera =>
  clampView(viewport, { ...camera, center: point });

/** Moves the view just far enough to bring a point of the photo into view. */
export const scrolledIntoView = (viewport: Viewport, camera: Camera, point: Point): Camera => {
  const [x, y] = toViewport(viewport, camera, point);
  const overflow = (position: number, size: number): number =>
    position < 0 ? position : Math.max(0, position - size);
  return panned(viewport, camera, [overflow(x, viewport.width), overflow(y, viewport.height)]);
};

/** Clamps a point of the photo to the area. */
export const clampToArea = ({ area }: Viewport, [x, y]: Point): Point => [
  clamp(x, area.x, area.x + area.width),
  clamp(y, area.y, area.y + area.height),
];
