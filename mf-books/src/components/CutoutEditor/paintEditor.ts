import type { Dab, PhotoBitmap, Point, Rect } from '@scribblepup/studio';
import type { Mark } from '../../cutoutMarks';
import { scaleOf, type Viewport, type Camera } from './viewport';
import { OVERLAY_FILL } from './maskOverlay';

export interface EditorPicture {
  readonly photo: PhotoBitmap;
  readonly overlay: HTMLCanvasElement | null;
  /** The part of the photo that the overlay covers. */
  readonly area: Rect;
}

/** Marks painted on the photo, photo px. */
export interface EditorMarks {
  readonly marks: readonly Mark[];
  /** Dabs that the cutout does not reflect yet. */
  readonly dabs: readonly Dab[];
  /** The brush at the position set by the pointer or the keyboard. */
  readonly brush: { readonly at: Point; readonly radius: number } | null;
}

const KEEP = 'rgb(31 122 69 / 0.55)',
  ERASE = 'rgb(198 47 29 / 0.55)',
  BLUE = '#1D5FBF';
/** The letter that marks a tapped point, by the kind of mark. */
const LETTERS = { eye: 'E', closedEye: 'C', nose: 'N' } as const;
/** Radius of the disc behind the letter, viewport px. */
export const TAP_RADIUS = 11;
/** Canvas px per viewport px: sharp on most screens. */
export const CANVAS_SCALE = 2;

const circle = (context: CanvasRenderingContext2D, x: number, y: number, r: number): void => {
  context.beginPath();
  context.arc(x, y, r, 0, 2 * Math.PI);
};

const paintDab = (context: CanvasRenderingContext2D, { x, y, radius, mode }: Dab): void => {
  context.fillStyle = mode === 'keep' ? KEEP : ERASE;
  circle(context, x, y, radius);
  context.fill();
};

const paintTap = (
  context: CanvasRenderingContext2D,
  [x, y]: Point,
  r: number,
  letter: string,
): void => {
  circle(context, x, y, r);
  context.fillStyle = BLUE;
  context.fill();
  context.fillStyle = '#fff';
  context.font = `800 ${r * 1.3}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(letter, x, y);
};

/** Paints a ring that is visible on light and on dark. */
const paintBrush = (
  context: CanvasRenderingContext2D,
  [x, y]: Point,
  radius: number,
  px: number,
): void => {
  circle(context, x, y, radius);
  for (const [color, width] of [
    ['#fff', 4],
    [BLUE, 2],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width * px;
    context.stroke();
  }
};

/** The rectangle with its edges on whole px of the canvas. */
const snapped = (context: CanvasRenderingContext2D, { x, y, width, height }: Rect): Rect => {
  const { a: scale, e, f } = context.getTransform();
  const snap = (value: number, offset: number): number =>
    (Math.round(value * scale + offset) - offset) / scale;
  const left = snap(x, e),
    top = snap(y, f);
  return { x: left, y: top, width: snap(x + width, e) - left, height: snap(y + height, f) - top };
};

/** Paints the overlay, and an equally opaque layer of paper outside the area it covers. */
const paintOverlay = (
  context: CanvasRenderingContext2D,
  viewport: Viewport,
  { overlay, area: covered }: EditorPicture,
): void => {
  if (!overlay) return;
  const { x, y, width, height } = viewport.area;
  // With fractional edges, both layers would be blended into the same px, and a line would show.
  const area = snapped(context, covered);
  context.beginPath();
  context.rect(x, y, width, height);
  context.rect(area.x, area.y, area.width, area.height);
  context.fillStyle = OVERLAY_FILL;
  context.fill('evenodd');
  context.drawImage(overlay, area.x, area.y, area.width, area.height);
};

/** Paints the photo with its background faded, and the current marks on top. */
export const paintEditor = (
  canvas: HTMLCanvasElement,
  viewport: Viewport,
  camera: Camera,
  picture: EditorPicture,
  { marks, dabs, brush }: EditorMarks,
): void => {
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = CANVAS_SCALE * scaleOf(viewport, camera),
    [x, y] = camera.center;
  context.setTransform(
    scale,
    0,
    0,
    scale,
    canvas.width / 2 - x * scale,
    canvas.height / 2 - y * scale,
  );
  const { bitmap, width, height } = picture.photo;
  context.drawImage(bitmap, 0, 0, width, height);
  paintOverlay(context, viewport, picture);
  dabs.forEach((dab) => paintDab(context, dab));
  const px = CANVAS_SCALE / scale;
  for (const mark of marks)
    if (mark.kind !== 'stroke') paintTap(context, mark.at, TAP_RADIUS * px, LETTERS[mark.kind]);
  if (brush) paintBrush(context, brush.at, brush.radius, px);
};
