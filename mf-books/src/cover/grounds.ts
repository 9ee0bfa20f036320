import { COVER, type CoverColour, type CoverStyle } from './design';

const INK = '#2B2118';
const { width: WIDTH, height: HEIGHT } = COVER;

type Context = CanvasRenderingContext2D;
type Paint = (context: Context, colour: CoverColour, seed: number) => void;

const dot = (context: Context, x: number, y: number, r: number): void => {
  context.beginPath();
  context.arc(x, y, r, 0, 2 * Math.PI);
  context.fill();
};

const paw = (context: Context, x: number, y: number, turn: number): void => {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.beginPath();
  context.ellipse(0, 12, 20, 16, 0, 0, 2 * Math.PI);
  context.fill();
  for (const [px, py] of [[-22, -8], [-8, -22], [8, -22], [22, -8]] as const) dot(context, px, py, 8);
  context.restore();
};

/** Paw prints in rows; the seed turns and shifts them. */
const paws: Paint = (context, colour, seed) => {
  context.fillStyle = colour.accent;
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 7; column += 1) {
      const shift = (row % 2) * 70 + seed * 23;
      paw(context, ((column * 140 + shift) % 980) - 30, row * 136 + 40, 0.5 * Math.sin(row + 2 * column + seed));
    }
  }
};

/** A sunburst; the seed turns it. */
const rays: Paint = (context, colour, seed) => {
  context.fillStyle = colour.accent;
  const count = 14;
  for (let ray = 0; ray < count; ray += 1) {
    const from = ((2 * ray + seed * 0.5) * Math.PI) / count;
    context.beginPath();
    context.moveTo(WIDTH / 2, 620);
    context.arc(WIDTH / 2, 620, 1200, from, from + Math.PI / count);
    context.fill();
  }
};

/** Plain paper with a crayon border. */
const paper: Paint = (context, colour) => {
  context.fillStyle = '#FFFBF2';
  context.fillRect(45, 45, WIDTH - 90, HEIGHT - 90);
  context.strokeStyle = INK;
  context.lineWidth = 6;
  context.strokeRect(45, 45, WIDTH - 90, HEIGHT - 90);
  context.strokeStyle = colour.ground;
  context.lineWidth = 14;
  context.strokeRect(70, 70, WIDTH - 140, HEIGHT - 140);
};

/** Confetti around an oval frame. */
const oval: Paint = (context, colour, seed) => {
  context.fillStyle = colour.accent;
  for (let i = 0; i < 90; i += 1) {
    const [a, b] = [Math.sin(i * 12.9898 + seed) * 43758.5453, Math.sin(i * 78.233 + seed) * 12543.123];
    dot(context, (a - Math.floor(a)) * WIDTH, (b - Math.floor(b)) * HEIGHT, 6 + (i % 4) * 4);
  }
  context.beginPath();
  context.ellipse(WIDTH / 2, 620, 335, 405, 0, 0, 2 * Math.PI);
  context.fillStyle = '#FFFBF2';
  context.fill();
  context.lineWidth = 30;
  context.strokeStyle = INK;
  context.stroke();
  context.lineWidth = 18;
  context.strokeStyle = colour.accent;
  context.stroke();
};

const grounds: Readonly<Record<CoverStyle, Paint>> = { sticker: paws, poster: rays, lineArt: paper, frame: oval };

/** Everything behind the dog. */
export const paintGround = (context: Context, style: CoverStyle, colour: CoverColour, seed: number): void => {
  context.fillStyle = colour.ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  grounds[style](context, colour, seed);
};
