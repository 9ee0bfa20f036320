import type { Rect } from '@scribblepup/studio';

/** Margin around the dogs, as a fraction of the longer side of their box. */
const MARGIN = 0.12;
/** Minimum width of a view as a fraction of its height, so that three labels fit in a row. */
const MIN_ASPECT = 1.42;

/**
 * Returns the part of a photo that contains all the boxes with a little margin, clipped to `area`.
 * It is also wide enough for the labels, if there is room.
 */
export const viewOf = (boxes: readonly Rect[], area: Rect): Rect => {
  const left = Math.min(...boxes.map(({ x }) => x)),
    right = Math.max(...boxes.map(({ x, width }) => x + width));
  const top = Math.min(...boxes.map(({ y }) => y)),
    bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const margin = MARGIN * Math.max(right - left, bottom - top);
  const y = Math.max(area.y, top - margin),
    height = Math.min(area.y + area.height, bottom + margin) - y;
  const start = Math.max(area.x, left - margin),
    needed = Math.min(area.x + area.width, right + margin) - start;
  const width = Math.min(area.width, Math.max(needed, MIN_ASPECT * height));
  const x = start - (width - needed) / 2;
  return { x: Math.min(Math.max(x, area.x), area.x + area.width - width), y, width, height };
};

/** Maximum displayed size of the view, CSS px. */
const MAX_WIDTH = 440;
const MAX_HEIGHT = 195;

/** Displayed width of a view if there is room for it, CSS px. */
export const displayWidth = ({ width, height }: Rect): number =>
  Math.round(Math.min(MAX_WIDTH, (MAX_HEIGHT * width) / height));

/** Center of a label in the view, as fractions of its width and height. */
export interface LabelPosition {
  readonly x: number;
  readonly y: number;
}

// Size of a label, and the smallest displayed width of a wide picture on a phone, CSS px.
const LABEL_WIDTH = 92;
const LABEL_HEIGHT = 48;
const NARROW_WIDTH = 300;

/** The numbers from `from` down to `to`, which is always the last one. */
const stepsDown = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(1, Math.ceil((from - to) / step) + 1) }, (_, i) =>
    Math.max(to, from - i * step),
  );

/** Returns the nearest of the positions; undefined if there are none. */
const nearest = (
  positions: readonly LabelPosition[],
  { x, y }: LabelPosition,
): LabelPosition | undefined => {
  const distance = (position: LabelPosition): number => Math.hypot(position.x - x, position.y - y);
  return positions.toSorted((p, q) => distance(p) - distance(q))[0];
};

/**
 * Places each dog's label: low in its box, where it hides no face, or to a side or higher up if
 * another label is in the way. If the box has no room, the label is as near to it as possible.
 */
export const labelPositions = (boxes: readonly Rect[], view: Rect): LabelPosition[] => {
  const width = Math.min(NARROW_WIDTH, displayWidth(view));
  const w = LABEL_WIDTH / width,
    h = (LABEL_HEIGHT * view.width) / (width * view.height);
  const clampToView = (value: number, half: number): number =>
    Math.min(Math.max(value, half), Math.max(half, 1 - half));
  const allPositions = stepsDown(1 - h / 2, h / 2, h / 4).flatMap((y) =>
    stepsDown(1 - w / 2, w / 2, w / 4).map((x) => ({ x, y })),
  );
  const positions: LabelPosition[] = [];
  for (const box of boxes) {
    const left = (box.x - view.x) / view.width,
      top = (box.y - view.y) / view.height;
    const [boxWidth, boxHeight] = [box.width / view.width, box.height / view.height];
    const isFree = ({ x, y }: LabelPosition): boolean =>
      positions.every(
        (other) => Math.abs(other.x - x) >= w - 1e-6 || Math.abs(other.y - y) >= h - 1e-6,
      );
    const options = stepsDown(top + boxHeight - h / 2, top + h / 2, h / 2).flatMap((y) =>
      [0.5, 0.35, 0.65, 0.2, 0.8, 0, 1].map((share) => ({
        x: clampToView(left + share * boxWidth, w / 2),
        y: clampToView(y, h / 2),
      })),
    );
    positions.push(
      options.find(isFree) ?? nearest(allPositions.filter(isFree), options[0]) ?? options[0],
    );
  }
  return positions;
};
