import type { Rect } from '@scribblepup/studio';

/** A window on a cover, in cover units. */
export interface FrameShape {
  readonly path: Path2D;
  /** The box in which the dog stands. */
  readonly dog: Rect;
}

const CENTER = { x: 425, y: 620 } as const;

const oval = (): FrameShape => {
  const path = new Path2D();
  path.ellipse(CENTER.x, CENTER.y, 328, 398, 0, 0, 2 * Math.PI);
  return { path, dog: { x: 135, y: 310, width: 580, height: 710 } };
};

const arch = (): FrameShape => {
  const path = new Path2D();
  path.moveTo(105, 1015);
  path.lineTo(105, 555);
  path.arc(425, 555, 320, Math.PI, 0);
  path.lineTo(745, 1015);
  path.closePath();
  return { path, dog: { x: 125, y: 310, width: 600, height: 705 } };
};

/** A circle with a scalloped edge, like a biscuit. */
const biscuit = (): FrameShape => {
  const path = new Path2D();
  const [scallops, radius] = [18, 345];
  for (let i = 0; i < scallops; i += 1) {
    const angle = (2 * Math.PI * (i + 0.5)) / scallops;
    const turn = Math.PI / 2 + Math.PI / scallops;
    path.arc(
      CENTER.x + radius * Math.cos(angle),
      CENTER.y + radius * Math.sin(angle),
      62,
      angle - turn,
      angle + turn,
    );
  }
  path.closePath();
  return { path, dog: { x: 150, y: 320, width: 550, height: 690 } };
};

const shapes = [oval, arch, biscuit];

/** Returns the window for a variation. */
export const frameShape = (seed: number): FrameShape => shapes[(seed - 1) % shapes.length]();
