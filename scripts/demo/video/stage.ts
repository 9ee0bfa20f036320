/**
 * Drawing functions for the scenes of the demo video. Sizes are in px of the frame, times in
 * seconds.
 */

export const frame = { width: 1280, height: 720, rate: 24 } as const;

export const colors = {
  ink: '#2B2118',
  paper: '#FFFBF2',
  tint: '#FFF3D6',
  card: '#FFFFFF',
  sun: '#FFC93C',
  blue: '#1D5FBF',
  green: '#1F7A45',
  soft: '#5C4C3D',
} as const;

export type Pictures = Readonly<Record<string, CanvasImageSource>>;

export interface Stage {
  readonly context: CanvasRenderingContext2D;
  readonly pictures: Pictures;
}

export interface Scene {
  readonly seconds: number;
  /** Draws the whole frame at `time` seconds after the scene's start. */
  readonly draw: (stage: Stage, time: number) => void;
}

/** 0 before `from`, 1 after `to`, linear in between. */
export const ramp = (time: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (time - from) / (to - from)));

export const easeOut = (x: number): number => 1 - (1 - x) ** 3;

export const easeInOut = (x: number): number => (x < 0.5 ? 4 * x ** 3 : 1 - (-2 * x + 2) ** 3 / 2);

/** Eases from 0 to 1 with a small overshoot. */
export const bounce = (x: number): number =>
  x <= 0 ? 0 : 1 + 2.4 * (x - 1) ** 3 + 1.4 * (x - 1) ** 2;

export const picture = ({ pictures }: Stage, name: string): CanvasImageSource => {
  const found = pictures[name];
  if (!found) throw new Error(`the video has no picture ${name}`);
  return found;
};

export const backdrop = ({ context }: Stage, color: string): void => {
  context.fillStyle = color;
  context.fillRect(0, 0, frame.width, frame.height);
};

/** Draws with the origin at x, y, rotated (in degrees) and scaled. */
export const drawAt = (
  { context }: Stage,
  x: number,
  y: number,
  rotation: number,
  scale: number,
  draw: () => void,
): void => {
  context.save();
  context.translate(x, y);
  context.rotate((rotation * Math.PI) / 180);
  context.scale(scale, scale);
  draw();
  context.restore();
};

/** A sheet of paper with an ink edge and a hard shadow, centered on the origin. */
export const card = (
  { context }: Stage,
  width: number,
  height: number,
  radius: number,
  fill: string = colors.card,
): void => {
  context.beginPath();
  context.roundRect(-width / 2 + 6, -height / 2 + 6, width, height, radius);
  context.fillStyle = 'rgb(43 33 24 / 0.28)';
  context.fill();
  context.beginPath();
  context.roundRect(-width / 2, -height / 2, width, height, radius);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = colors.ink;
  context.stroke();
};

/** Centered text in the brand's font. */
export const centeredText = (
  { context }: Stage,
  text: string,
  x: number,
  y: number,
  size: number,
  color: string = colors.ink,
): void => {
  context.font = `800 ${size}px "Shantell Sans"`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = color;
  context.fillText(text, x, y);
};

/** A caption that rises into its place at the lower edge. */
export const caption = (stage: Stage, text: string, time: number, start: number): void => {
  const shown = easeOut(ramp(time, start, start + 0.5));
  stage.context.save();
  stage.context.globalAlpha *= shown;
  centeredText(stage, text, frame.width / 2, 656 + (1 - shown) * 24, 44);
  stage.context.restore();
};
