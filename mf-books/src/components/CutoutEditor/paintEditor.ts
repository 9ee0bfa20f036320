import type { Dab, Rect } from '@scribblepup/coloring';
import type { Mark } from '../../cutoutMarks';

export interface EditorPicture {
  readonly photo: ImageBitmap;
  readonly cutout: ImageBitmap;
  /** The part of the photo that the cutout covers. */
  readonly area: Rect;
}

const KEEP = 'rgb(31 122 69 / 0.55)';
const ERASE = 'rgb(198 47 29 / 0.55)';

const circle = (context: CanvasRenderingContext2D, x: number, y: number, r: number): void => {
  context.beginPath();
  context.arc(x, y, r, 0, 2 * Math.PI);
};

const paintDab = (context: CanvasRenderingContext2D, { x, y, radius, mode }: Dab): void => {
  context.fillStyle = mode === 'keep' ? KEEP : ERASE;
  circle(context, x, y, radius);
  context.fill();
};

const paintTap = (context: CanvasRenderingContext2D, x: number, y: number, r: number, letter: string): void => {
  circle(context, x, y, r);
  context.fillStyle = '#1D5FBF';
  context.fill();
  context.fillStyle = '#fff';
  context.font = `800 ${r * 1.3}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(letter, x, y);
};

/** The photo, faint where it was cut away, with what is being marked on top; context in photo pixels. */
export const paintEditor = (
  canvas: HTMLCanvasElement,
  { photo, cutout, area }: EditorPicture,
  marks: readonly Mark[],
  stroke: readonly Dab[],
  cursor: readonly [number, number, number] | null,
): void => {
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = canvas.width / area.width;
  context.setTransform(scale, 0, 0, scale, -area.x * scale, -area.y * scale);
  context.fillStyle = '#fffbf2';
  context.fillRect(area.x, area.y, area.width, area.height);
  context.globalAlpha = 0.35;
  context.drawImage(photo, 0, 0);
  context.globalAlpha = 1;
  context.drawImage(cutout, area.x, area.y, area.width, area.height);
  stroke.forEach((dab) => paintDab(context, dab));
  for (const mark of marks) {
    if (mark.kind !== 'stroke') paintTap(context, ...mark.at, 11 / scale, mark.kind === 'eye' ? 'E' : 'N');
  }
  if (cursor) {
    circle(context, ...cursor);
    context.lineWidth = 2 / scale;
    context.strokeStyle = '#1D5FBF';
    context.stroke();
  }
};
