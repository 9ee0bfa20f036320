import type { Pixels } from '@scribblepup/imaging';
import { labOf, rgbFromLab, type LabColour, type Rgb } from '@scribblepup/imaging/colour';
import { fromPolar, polar } from './colour';

const { floor, hypot, max, min } = Math;

/** The colours of a dog's coat as a child would draw them, and where each is. */
export interface Coat {
  readonly width: number;
  readonly height: number;
  /** For each cell of a grid over the dog's bounds: an index into `crayons`. */
  readonly cells: Uint8Array;
  /** By area, the largest first; null where the paper stays white. */
  readonly crayons: readonly (Rgb | null)[];
}

/** Longest side of the grid, and the alpha from which a pixel is dog. */
const SIDE = 112,
  OPAQUE = 150;
/** Lightness percentiles from which the colours are learnt, and rounds of learning. */
const SEEDS = [0.08, 0.36, 0.66, 0.93],
  ROUNDS = 8;
/** Colours nearer than this are one; so are colours of less than this share of the dog. */
const NEAR = 15,
  LEAST = 0.04;
/** Radius of the majority filter, and how often it runs. */
const AROUND = 3,
  PASSES = 3;
/**
 * Weight of lightness among a coat's colours. It is small, because light and shade are not coat.
 */
const LIGHTNESS = 0.6;
/** The lightness that the bright parts of a coat get in a dim photo, and the most it may change. */
const BRIGHT = 82,
  MOST_GAIN = 1.08;

interface Grid {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly (LabColour | null)[];
}

/** One colour of a coat, and the share of the dog that has it. */
interface Tone {
  readonly colour: LabColour;
  readonly share: number;
  /** Lightness of its bright parts. */
  readonly bright: number;
}

/** Averages the opaque pixels of each cell. */
function gridOf({ width, height, data }: Pixels): Grid {
  const step = max(1, max(width, height) / SIDE);
  const [w, h] = [max(1, floor(width / step)), max(1, floor(height / step))];
  const cells = Array.from({ length: w * h }, (_, at): LabColour | null => {
    const [cx, cy] = [at % w, floor(at / w)];
    const sum = [0, 0, 0];
    let [seen, dog] = [0, 0];
    const [x0, x1] = [floor((cx * width) / w), floor(((cx + 1) * width) / w)];
    const [y0, y1] = [floor((cy * height) / h), floor(((cy + 1) * height) / h)];
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        const i = 4 * (y * width + x);
        seen++;
        if (data[i + 3] < OPAQUE) continue;
        dog++;
        for (let c = 0; c < 3; c++) sum[c] += data[i + c];
      }
    return dog > seen / 2 ? labOf([sum[0] / dog, sum[1] / dog, sum[2] / dog]) : null;
  });
  return { width: w, height: h, cells };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[floor(share * (sorted.length - 1))] ?? 0;
}

const difference = (p: LabColour, q: LabColour): number =>
  hypot(LIGHTNESS * (p[0] - q[0]), p[1] - q[1], p[2] - q[2]);

const nearest = (colour: LabColour, to: readonly LabColour[]): number => {
  let [best, least] = [0, Infinity];
  for (const [i, other] of to.entries()) {
    const far = difference(colour, other);
    if (far < least) [best, least] = [i, far];
  }
  return best;
};

/**
 * K-means from fixed percentiles of lightness, then joins what is alike or too small. The largest
 * comes first.
 */
function learn(colours: readonly LabColour[]): Tone[] {
  const sorted = [...colours].sort((p, q) => p[0] - q[0]);
  let means = SEEDS.map((share) => sorted[floor(share * (sorted.length - 1))]);
  let sizes: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const sums = means.map(() => [0, 0, 0, 0]);
    for (const colour of colours) {
      const sum = sums[nearest(colour, means)];
      for (let c = 0; c < 3; c++) sum[c] += colour[c];
      sum[3]++;
    }
    sizes = sums.map((sum) => sum[3]);
    means = sums.map((sum, i) =>
      sum[3] > 0 ? [sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3]] : means[i],
    );
  }
  for (;;) {
    const pair = closest(means, sizes, colours.length);
    if (!pair) break;
    const [keep, drop] = pair;
    const total = sizes[keep] + sizes[drop] || 1;
    const [p, q] = [means[keep], means[drop]];
    const mixed = (c: 0 | 1 | 2): number => (p[c] * sizes[keep] + q[c] * sizes[drop]) / total;
    means[keep] = [mixed(0), mixed(1), mixed(2)];
    sizes[keep] = total;
    means.splice(drop, 1);
    sizes.splice(drop, 1);
  }
  const members = means.map((): number[] => []);
  for (const colour of colours) members[nearest(colour, means)].push(colour[0]);
  return means
    .map((colour, i) => ({
      colour,
      share: sizes[i] / colours.length,
      bright: quantile(members[i], BRIGHT_PARTS),
    }))
    .sort((p, q) => q.share - p.share);
}

/** The two colours to join next, the larger first; null if none are alike or too small. */
function closest(
  means: readonly LabColour[],
  sizes: readonly number[],
  all: number,
): [number, number] | null {
  let found: [number, number] | null = null;
  let least = Infinity;
  for (let i = 0; i < means.length; i++)
    for (let j = i + 1; j < means.length; j++) {
      const far = difference(means[i], means[j]);
      const isFew = min(sizes[i], sizes[j]) < LEAST * all;
      if ((!isFew && far >= NEAR) || far >= least) continue;
      least = far;
      found = sizes[i] >= sizes[j] ? [i, j] : [j, i];
    }
  return found;
}

// Coats are gray or of warm hues, degrees in Lab. What looks blue or green is light from around.
const REDDEST = 20,
  YELLOWEST = 100;
/** The hues of crayons for fur: browns may be redder than light fur, which would look like skin. */
const BROWN = 45,
  GOLDEN = 54,
  STRAW = 82;
/** Less chroma than this is gray. */
const GRAY = 9;
/**
 * White fur has at most this chroma, and at least this lightness. In the shade it may be as dark as
 * SHADED, if its bright parts are still that light.
 */
const WHITISH = 13,
  WHITE = 78,
  BRIGHT_PARTS = 0.75,
  SHADED = 58;
/**
 * Gray fur covers at least GRAY_SHARE of a dog; less of it is shade. Black fur covers at least
 * BLACK_SHARE and has less chroma than the dark side of brown fur.
 */
const GRAY_SHARE = 0.25,
  BLACK_SHARE = 0.2,
  BLACK = 34,
  COLOURLESS = 4.5,
  DARK_SHARE = 0.5;

/** Chroma without what only the light adds. */
function furChroma(colour: LabColour): number {
  const { chroma, hue } = polar(colour);
  return hue > REDDEST && hue < YELLOWEST ? chroma : chroma * 0.2;
}

const isWhite = ({ colour, bright }: Tone): boolean =>
  furChroma(colour) < WHITISH && (colour[0] > WHITE || (colour[0] > SHADED && bright > WHITE));

/** True for shade on a coat of other colours, which a child would not draw. */
function isShade(tone: Tone): boolean {
  const { colour, share } = tone;
  const chroma = furChroma(colour);
  if (isWhite(tone) || chroma >= GRAY) return false;
  if (colour[0] >= BLACK) return share < GRAY_SHARE;
  return share < (chroma < COLOURLESS ? BLACK_SHARE : DARK_SHARE);
}

/** Gives shade the tone beside it: light shade that of white fur, else the nearest one. */
function withoutShade(tones: readonly Tone[]): Tone[] {
  const fur = tones.filter((tone) => !isShade(tone));
  const white = fur.find(isWhite);
  const colours = fur.map(({ colour }) => colour);
  return tones.map((tone) => {
    if (fur.includes(tone) || fur.length === 0) return tone;
    return white && tone.colour[0] > BLACK ? white : fur[nearest(tone.colour, colours)];
  });
}

/**
 * The crayon for a coat's colour: lighter, so that the lines stay visible, and warmer. White fur
 * stays the paper's white.
 */
function crayonOf(tone: Tone): LabColour | null {
  if (isWhite(tone)) return null;
  const { colour } = tone;
  const [L] = colour;
  const chroma = furChroma(colour);
  if (chroma < GRAY) return fromPolar(max(47, 34 + 0.6 * L), 4, 60);
  const light = max(51, 20 + 0.8 * L);
  const reddest = light < 64 ? BROWN : GOLDEN;
  const hue = min(STRAW, max(reddest, polar(colour).hue));
  return fromPolar(light, min(48, max(chroma * 1.15, 22)), hue);
}

/** Two crayons nearer than TOLD look alike, so the darker one is made APART darker. */
const TOLD = 9,
  APART = 13;

/** Moves crayons that look alike apart in lightness. */
function apart(crayons: readonly (LabColour | null)[]): (LabColour | null)[] {
  const order = crayons
    .map((crayon, i) => ({ crayon, i }))
    .filter((entry): entry is { crayon: LabColour; i: number } => entry.crayon !== null)
    .sort((p, q) => q.crayon[0] - p.crayon[0]);
  const out = [...crayons];
  let before: LabColour | null = null;
  for (const { crayon, i } of order) {
    const isNear = before !== null && before !== crayon && difference(before, crayon) < TOLD;
    const moved: LabColour =
      isNear && before ? [max(44, before[0] - APART), crayon[1], crayon[2]] : crayon;
    out[i] = moved;
    before = moved;
  }
  return out;
}

/** The crayon of each colour. Shade gets the very crayon of the fur that it lies on. */
function crayonsOf(tones: readonly Tone[]): (Rgb | null)[] {
  const furs = withoutShade(tones);
  const own = [...new Set(furs)];
  const crayons = apart(own.map(crayonOf)).map((crayon) => crayon && rgbFromLab(crayon));
  return furs.map((fur) => crayons[own.indexOf(fur)]);
}

// A collar, a coat or the tongue is more vivid than fur, or has a hue that fur does not have. If such
// colours cover more than a share of the dog, the photo was taken in coloured light. Grass reflects
// on fur, so green has to be more vivid.
const VIVID = 26,
  VIVID_RED = 52,
  VIVID_GREEN = 44,
  LEAFY = 170,
  HUES = 6,
  WORN_LEAST = 0.004,
  WORN_MOST = 0.14;

/** Which part of the colour circle a worn thing's cell has; -1 for fur. */
function wornHue(colour: LabColour | null): number {
  if (!colour) return -1;
  const { chroma, hue } = polar(colour);
  const isFur = hue > REDDEST && hue < YELLOWEST;
  const least = isFur ? VIVID_RED : hue > YELLOWEST && hue < LEAFY ? VIVID_GREEN : VIVID;
  if ((isFur && hue > BROWN) || chroma < least) return -1;
  return floor((((hue + 390) % 360) * HUES) / 360);
}

/**
 * Lays what the dog wears over its coat, and adds the crayons for that. The cells of a thing lie
 * together; single ones are noise.
 */
function dress({ width, height, cells }: Grid, coat: Int8Array, crayons: (Rgb | null)[]): void {
  const hues = Int8Array.from(cells, wornHue);
  const all = cells.reduce((sum, cell) => sum + (cell ? 1 : 0), 0);
  if (hues.reduce((sum, hue) => sum + (hue < 0 ? 0 : 1), 0) > WORN_MOST * all) return;
  for (let hue = 0; hue < HUES; hue++) {
    const worn: number[] = [];
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const i = y * width + x;
        let near = 0;
        for (const j of [i - width - 1, i - width, i - width + 1, i - 1, i, i + 1])
          if (hues[j] === hue) near++;
        for (const j of [i + width - 1, i + width, i + width + 1]) if (hues[j] === hue) near++;
        if (near > 4 && cells[i]) worn.push(i);
      }
    if (worn.length < WORN_LEAST * all) continue;
    const sum = [0, 0, 0];
    for (const i of worn) cells[i]?.forEach((v, c) => (sum[c] += v / worn.length));
    const { chroma, hue: own } = polar([sum[0], sum[1], sum[2]]);
    const crayon = fromPolar(min(74, max(52, sum[0])), min(50, max(30, chroma)), own);
    for (const i of worn) coat[i] = crayons.length;
    crayons.push(rgbFromLab(crayon));
  }
}

/** Sets each cell to the index that most of its neighbours have. */
function smoothed(
  cells: Int8Array<ArrayBuffer>,
  width: number,
  height: number,
  count: number,
): Int8Array<ArrayBuffer> {
  const out = cells.slice();
  const votes = new Uint16Array(count);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (cells[at] < 0) continue;
      votes.fill(0);
      for (let v = max(0, y - AROUND); v <= min(height - 1, y + AROUND); v++)
        for (let u = max(0, x - AROUND); u <= min(width - 1, x + AROUND); u++) {
          const other = cells[v * width + u];
          if (other >= 0) votes[other]++;
        }
      let best = cells[at];
      for (let i = 0; i < count; i++) if (votes[i] > votes[best]) best = i;
      out[at] = best;
    }
  return out;
}

/** Gives cells beside the dog the index of the nearest cell on it. */
function spreadOut(cells: Int8Array, width: number): Uint8Array {
  const out = new Uint8Array(cells.length);
  const queue = new Int32Array(cells.length);
  const known = new Uint8Array(cells.length);
  let end = 0;
  for (let i = 0; i < cells.length; i++)
    if (cells[i] >= 0) {
      out[i] = cells[i];
      known[i] = 1;
      queue[end++] = i;
    }
  for (let head = 0; head < end; head++) {
    const i = queue[head];
    const x = i % width;
    for (const next of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (next < 0 || next >= cells.length || known[next]) continue;
      known[next] = 1;
      out[next] = out[i];
      queue[end++] = next;
    }
  }
  return out;
}

/**
 * Reads the coat off a dog's cutout: few colours, in patches as large as a child would draw them.
 * @param picture the dog without its background, cropped to its bounds
 */
export function coatOf(picture: Pixels): Coat {
  const grid = gridOf(picture);
  const { width, height } = grid;
  const seen = grid.cells.filter((cell) => cell !== null);
  if (seen.length === 0)
    return { width, height, cells: new Uint8Array(width * height), crayons: [null] };
  const bright = quantile(
    seen.map(([L]) => L),
    0.95,
  );
  const gain = min(MOST_GAIN, max(1, BRIGHT / max(1, bright)));
  const lit = ([L, a, b]: LabColour): LabColour => [L * gain, a * gain, b * gain];
  const tones = learn(seen.map(lit));
  const means = tones.map(({ colour }) => colour);
  let cells = Int8Array.from(grid.cells, (cell) => (cell ? nearest(lit(cell), means) : -1));
  for (let pass = 0; pass < PASSES; pass++) cells = smoothed(cells, width, height, means.length);
  const crayons = crayonsOf(tones);
  dress(grid, cells, crayons);
  return { width, height, cells: spreadOut(cells, width), crayons };
}

/** A coat of its main colour alone, for a drawing from another photo than the coat's. */
export const plainCoat = ({ crayons }: Coat): Coat => ({
  width: 1,
  height: 1,
  cells: new Uint8Array(1),
  crayons: crayons.slice(0, 1),
});
