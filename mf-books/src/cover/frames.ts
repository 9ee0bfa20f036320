import type { Rect, Size } from '@scribblepup/studio';
import { fitAtBottom } from './fitAtBottom';

/** A window on a cover, in cover units. */
export interface FrameShape {
  readonly path: Path2D;
  /** The box in which the dog stands, in the middle of the window. */
  readonly dog: Rect;
  /** Share of the free height to leave below wide dogs, whose feet a round edge would cut. */
  readonly lift: number;
  /** Half the width of the window at height `y`, above its widest part. */
  readonly halfWidthAt: (y: number) => number;
}

const ROUND_LIFT = 0.4;
const CENTER = { x: 425, y: 620 } as const;

/** Half the width of an ellipse, at the distance `dy` from its center. */
const halfWidthOfEllipse = (dy: number, radiusX: number, radiusY: number): number =>
  radiusX * Math.sqrt(Math.max(0, 1 - (dy / radiusY) ** 2));

const oval = (): FrameShape => {
  const path = new Path2D();
  const [radiusX, radiusY] = [328, 398];
  path.ellipse(CENTER.x, CENTER.y, radiusX, radiusY, 0, 0, 2 * Math.PI);
  return {
    path,
    dog: { x: 135, y: 310, width: 580, height: 710 },
    lift: ROUND_LIFT,
    halfWidthAt: (y) => halfWidthOfEllipse(Math.min(0, y - CENTER.y), radiusX, radiusY),
  };
};

const arch = (): FrameShape => {
  const path = new Path2D();
  path.moveTo(105, 1015);
  path.lineTo(105, 555);
  path.arc(425, 555, 320, Math.PI, 0);
  path.lineTo(745, 1015);
  path.closePath();
  return {
    path,
    dog: { x: 125, y: 310, width: 600, height: 705 },
    lift: 0,
    halfWidthAt: (y) => halfWidthOfEllipse(Math.min(0, y - 555), 320, 320),
  };
};

/** Distance from the biscuit's center to the notches between its scallops. */
const NOTCH_RADIUS = 332;

/** A circle with a scalloped edge, like a biscuit. */
const biscuit = (): FrameShape => {
  const path = new Path2D();
  const [scallops, radius] = [18, 322];
  for (let i = 0; i < scallops; i += 1) {
    const angle = (2 * Math.PI * (i + 0.5)) / scallops;
    const turn = Math.PI / 2 + Math.PI / scallops;
    path.arc(
      CENTER.x + radius * Math.cos(angle),
      CENTER.y + radius * Math.sin(angle),
      58,
      angle - turn,
      angle + turn,
    );
  }
  path.closePath();
  return {
    path,
    dog: { x: 168, y: 340, width: 514, height: 644 },
    lift: ROUND_LIFT,
    halfWidthAt: (y) => halfWidthOfEllipse(Math.min(0, y - CENTER.y), NOTCH_RADIUS, NOTCH_RADIUS),
  };
};

const shapes = [oval, arch, biscuit];

/** Returns the window for a variation. */
export const frameShape = (seed: number): FrameShape => shapes[(seed - 1) % shapes.length]();

/** The factor by which each step shrinks a picture or a sill that is too large. */
const SHRINK = 0.99;

/**
 * Fits a picture into a window's box and shrinks it until its upper corners are inside the window,
 * because the heads of two dogs may be there.
 * @param isCropped the photo crops the dogs at the bottom, so they must end at the box's lower edge
 */
export const fitInFrame = (
  content: Size,
  { dog, lift, halfWidthAt }: FrameShape,
  isCropped: boolean,
): Rect => {
  let box = dog;
  let place: Rect;
  do {
    place = fitAtBottom(content, box, isCropped ? 0 : lift);
    const [width, height] = [box.width * SHRINK, box.height * SHRINK];
    box = {
      x: box.x + (box.width - width) / 2,
      y: box.y + box.height - height,
      width,
      height,
    };
  } while (place.width / 2 > halfWidthAt(place.y));
  return place;
};

/** Share of the free height of a window that a sill below cropped dogs takes. */
const SILL = 0.45;
/** Minimum height of a sill, cover units: a lower one would look like a second rim. */
const MIN_SILL = 60;

/**
 * Returns the height of the sill below cropped dogs, cover units; 0 if they need none. The sill
 * raises wide dogs, which would leave the upper part of the window empty. Their upper corners stay
 * inside the window.
 * @param place of the dogs, which end at the lower edge of the window's box
 */
export const sillBelow = (place: Rect, { dog, halfWidthAt }: FrameShape): number => {
  let sill = SILL * (dog.height - place.height);
  while (sill >= MIN_SILL && place.width / 2 > halfWidthAt(place.y - sill)) sill *= SHRINK;
  return sill >= MIN_SILL ? sill : 0;
};
