import { strokes } from '../lettering/strokes';
import { fitted, letterable, onArc, type TextBox } from '../lettering/text';
import type { Choices, DogArt, DogItem, PageItem } from '../types';
import { bounds, curve, joined, placed, toPathData, type Curve } from './curve';
import type { Prop } from './prop';
import { borderOf } from './border';
import { random, type Random } from './random';
import { outside, rect } from './shapes';
import { AGES, AREA, WIDTHS, inset, type Box } from './sheet';
import { spotOf, type Spot } from './spot';
import { spreadOf, type Spread } from './spread';
import { AS_DRAWN, type Variant } from './variant';

export interface Drawn {
  /** Default white, so that what is in front hides what is behind. */
  readonly fill?: 'white' | 'black' | 'none';
  /** Factor on the page's line width; 0 for no line. Default 1. */
  readonly line?: number;
  readonly clip?: string;
}

export interface Put {
  /** Radians, clockwise. */
  readonly turn?: number;
  readonly mirror?: boolean;
  readonly line?: number;
}

export interface Stand {
  /** Middle of the room for the dog, default the middle of the area. */
  readonly x?: number;
  /** Where the feet stand. */
  readonly ground?: number;
  /** Room, in sheet units. The dog is as large as fits. */
  readonly w: number;
  readonly h: number;
  /** A rim that the dog looks over: `hide` of its height is behind it. Takes the place of `ground`. */
  readonly rim?: number;
  readonly hide?: number;
  /** How much of the room above a low dog is put below it, 0 to 1: for dogs that stand on nothing. */
  readonly float?: number;
  /** How far a dog that the photo cuts off below sinks behind what stands in front. Default to the area's end. */
  readonly sink?: number;
  /** Default: as the look's seed has it, so that a book shows the dog from both sides. */
  readonly mirror?: boolean;
  /** Let the dog's own shape widen the room: a lying dog may take the whole area. Default true. */
  readonly stretch?: boolean;
  readonly area?: Box;
  /** The look clips the dog to `area`: one that the photo cuts off may be wider than that, its head in the middle. */
  readonly crop?: boolean;
}

/** What a look draws on: painter's order, from the back to the front. */
export class Stage {
  readonly items: PageItem[] = [];
  readonly rng: Random;
  /** The dog's name as far as it can be lettered and colored, else empty. */
  readonly name: string;
  readonly area: Box = AREA;
  /** Width of a prop's line in sheet units. */
  readonly line: number;
  /** True for the youngest: fewer and larger things. */
  readonly simple: boolean;
  /** True for older children: more and finer fields. */
  readonly rich: boolean;
  /** True where the photo cuts the dog off below. */
  readonly bust: boolean;
  readonly #detail: number;
  readonly #width: number;
  /** Differences in place and size from look to look, so that no two pages can be laid on each other. */
  readonly #spread: Spread;
  readonly #variant: Variant;
  /** Filled shapes and lines that are smaller both ways are left away, in sheet units. */
  readonly #least: number;
  /** Lines without a fill up to this factor on the line width are left away. */
  readonly #thin: number;

  constructor(
    readonly dog: DogArt,
    readonly choices: Choices,
    look: string,
    turn: number | null = null,
    variant: Variant = AS_DRAWN,
  ) {
    const age = AGES[choices.age ?? '5-8'];
    this.rng = random(`${look} ${Math.round(dog.width)}x${Math.round(dog.height)}${variant.seed > 0 ? ` ${variant.seed}` : ''}`);
    this.name = shortened(letterable(choices.name));
    this.#spread = spreadOf(turn === null ? null : turn + 41 * variant.seed);
    this.#variant = variant;
    this.#least = age.least + 12 * variant.calm;
    this.#thin = variant.plain ? age.thin : 0;
    this.simple = age.simple;
    this.rich = age.rich;
    this.bust = dog.cut.bottom;
    const wanted = choices.lineWidth ?? 1;
    // The young need wide lines, whatever was wanted.
    this.#width = age.width * (this.simple ? Math.max(1, wanted) : wanted) * (variant.heavy ? HEAVIER : 1);
    this.line = this.width(WIDTHS.prop * (this.simple ? 1 : this.rich ? FINER : LIGHTER));
    this.#detail = Math.min(1, (choices.detail ?? 0.75) * age.detail) * CALMER ** variant.calm;
  }

  /** A line width for this child, kept printable. */
  width(base: number): number {
    return Math.round(Math.max(WIDTHS.thinnest, Math.min(WIDTHS.widest, base * this.#width)) * 100) / 100;
  }

  draw(shape: Curve | string, { fill = 'white', line = 1, clip }: Drawn = {}): this {
    const outline = typeof shape === 'string' ? curve(shape) : shape;
    if (fill === 'black' || !this.#small(outline)) this.#add(outline, fill, line, clip);
    return this;
  }

  #add(shape: Curve, fill: NonNullable<Drawn['fill']>, line: number, clip?: string): void {
    if (hidden(shape)) return;
    this.#lay(this.#spread.view.shape(shape), fill, line, clip);
  }

  /** As it lies on the sheet. */
  #lay(shape: Curve, fill: NonNullable<Drawn['fill']>, line: number, clip?: string): void {
    this.items.push({
      kind: 'path',
      d: toPathData(shape),
      ...(fill === 'none' ? {} : { fill }),
      ...(line > 0 ? { stroke: Math.min(WIDTHS.heaviest, Math.max(WIDTHS.thinnest, Math.round(this.line * line * 100) / 100)) } : {}),
      ...(clip ? { clip: this.#spread.view.clip(clip) } : {}),
    });
  }

  #small(shape: Curve): boolean {
    if (this.#least === 0) return false;
    const [l, t, r, b] = bounds(shape);
    return r - l < this.#least && b - t < this.#least;
  }

  /** Many shapes that do not overlap as one item: a shorter page. */
  drawAll(shapes: readonly Curve[], how: Drawn = {}): this {
    return this.draw(joined(shapes.filter((shape) => !hidden(shape))), how);
  }

  /** Lines only: nothing behind is hidden. */
  trace(shape: Curve | string, line = 0.8, clip?: string): this {
    return line <= this.#thin ? this : this.draw(shape, { fill: 'none', line, ...(clip ? { clip } : {}) });
  }

  /** A prop, `size` units for each 100 of its own, its origin at x, y. */
  put(prop: Prop, x: number, y: number, size = 100, { turn = 0, mirror = false, line = 1 }: Put = {}): this {
    const parts = prop.map((part) => ({ ...part, shape: placed(curve(part.d), x, y, size / 100, turn, mirror) }));
    const shown = parts.filter(({ fill, shape, line: own = 1 }) => fill === 'black' || (!this.#small(shape) && (fill !== 'none' || own > this.#thin)));
    if (shown.every(({ fill }) => fill === 'black')) return this;
    for (const { shape, fill = 'white', line: own = 1 } of shown) this.#add(shape, fill, line * own);
    return this;
  }

  /** Where a dog of this shape stands in a room: as large as fits, feet on the ground. */
  stand({ x, ground = 0, rim, hide = 0.3, float = 0, w, h, sink, mirror = this.#spread.mirror, stretch = true, area = this.area, crop = false }: Stand): Spot {
    const { dog } = this;
    const wide = dog.width / dog.height > 1.15 && stretch;
    // A dog cut off below is wider than it is tall: let it fill the page down to the frame.
    const room = wide || (this.bust && stretch) ? Math.min(area.w * 0.96, w * (wide ? 1.5 : 1.05 + this.#spread.place * 0.35)) : w;
    const cropped = crop && this.bust;
    // A tall one that is cut off anyway may go on below what hides its end, so that it is not drawn small.
    const deep = this.bust && dog.height / dog.width > 1.3 ? (rim !== undefined ? (h + 110) / h : sink === undefined || crop ? 1.4 : 1) : 1;
    const varied = stretch && rim === undefined ? 1.2 - (this.bust ? 0.54 : 0.52) * (1 - this.#spread.size) : 1;
    const scale = varied * Math.min((cropped ? Math.max(room, area.w * 1.25) : room) / dog.width, (h * deep) / dog.height);
    const [dw, dh] = [dog.width * scale, dog.height * scale];
    let cx = (x ?? area.x + area.w / 2) + (stretch && rim === undefined ? (this.#spread.place - 0.5) * 440 : 0);
    const wider = this.bust && (crop || stretch) && dw > area.w * 0.96;
    if (wider) {
      const off = (this.spot({ scale, dx: 0, dy: 0 }).head.mid[0] - dw / 2) * (mirror ? -1 : 1);
      const slack = Math.max(0, (dw - area.w) / 2);
      cx = area.x + area.w / 2 - Math.max(-slack, Math.min(slack, off));
    }
    const margin = Math.min(18, (area.w - dw) / 2);
    let left = wider ? cx - dw / 2 : Math.max(area.x + margin, Math.min(area.x + area.w - margin - dw, cx - dw / 2));
    const [cutLeft, cutRight] = mirror ? [dog.cut.right, dog.cut.left] : [dog.cut.left, dog.cut.right];
    // A side that the photo cut off stands on the edge, where the frame cuts it as well.
    if (stretch && !wider && cutLeft && !cutRight) left = area.x - 4;
    if (stretch && !wider && cutRight && !cutLeft) left = area.x + area.w - dw + 4;
    const floor = this.bust ? (sink === undefined ? area.y + area.h + 6 : ground + sink) : ground - Math.max(0, h - dh) * float;
    const tall = this.bust && dog.height / dog.width > 1.3 && rim === undefined && sink === undefined && stretch;
    const over = (deep > 1 ? Math.max(0, dh - h) : 0) + (tall ? 0.4 * this.#spread.low * this.#spread.size * dh : 0);
    const low = rim === undefined ? floor + over : rim + Math.max(24, over, dh * hide * Math.min(1, (1.4 * dog.height) / dog.width));
    const dy = tall ? Math.min(low - dh, Math.max(floor - dh, area.y + area.h * LOWEST)) : low - dh;
    return this.spot({ scale, dx: mirror ? left + dw : left, dy, mirror });
  }

  /** The dog at an exact place. */
  spot(place: { scale: number; dx: number; dy: number; mirror?: boolean }): Spot {
    const small = Math.min(1, place.scale / 0.75);
    const [line, outline] = [WIDTHS.dogLine, WIDTHS.dogOutline].map((base) => this.width(base * Math.max(0.72, small))) as [number, number];
    const item: DogItem = {
      kind: 'dog',
      scale: round(place.scale, 4),
      dx: round(place.dx, 1),
      dy: round(place.dy, 1),
      mirror: place.mirror ?? false,
      line,
      outline,
      halo: WIDTHS.halo * Math.max(0.6, small),
      detail: round(this.#detail * small ** 1.5, 3),
      markings: this.#detail > 0.9 && place.scale > 0.6,
      ...(this.#variant.clear ? { clear: round(CLEAR + (line + outline) / 2, 1) } : {}),
    };
    return spotOf(this.dog, item, ((this.choices.hatTilt ?? 0) * Math.PI) / 180);
  }

  /** The dog fitted into a box, in its middle. */
  fit(box: Box, mirror = false): Spot {
    const scale = Math.min(box.w / this.dog.width, box.h / this.dog.height);
    const [w, h] = [this.dog.width * scale, this.dog.height * scale];
    const left = box.x + (box.w - w) / 2;
    return this.spot({ scale, dx: mirror ? left + w : left, dy: box.y + (box.h - h) / 2, mirror });
  }

  /** Draws the dog, with changes to how it is drawn. */
  show(spot: Spot, change: Partial<DogItem> = {}): this {
    this.items.push(this.#spread.view.dog({ ...spot.item, ...change, ...(this.#variant.hollow ? { hollow: true } : {}) }));
    return this;
  }

  /** Hides what stands out of a hole, without a line: for pages that need no frame. */
  mat(hole: Curve): this {
    return this.draw(outside(hole), { line: 0 });
  }

  /**
   * Hides what stands out of a frame, then draws the frame. A number is the corners' radius of a frame
   * all around the page: how far it lies within the area is the page's own. For older children it may
   * be ornate, where the page leaves room for that.
   */
  frame(hole: Curve | number, line = WIDTHS.frame / WIDTHS.prop, ornate = false): this {
    const { x, y, w, h } = inset(AREA, this.#spread.inset);
    const own = typeof hole === 'number' ? rect(x, y, w, h, hole) : this.#spread.view.shape(hole);
    this.#lay(outside(own), 'white', 0);
    this.#lay(own, 'none', line);
    if (ornate && this.rich) for (const shape of borderOf(own, this.#spread.inset)) this.#lay(shape, 'white', 0.9);
    return this;
  }

  /** Outlined letters in a box; false where nothing of the text can be lettered. */
  text(text: string, box: TextBox, line = 0.85): boolean {
    const shape = fitted(text, box);
    if (shape) this.draw(shape, { line });
    return shape !== null;
  }

  /** What there is to do on a puzzle's page, in black letters: outlined ones of this size are too small to color. */
  heading(text: string, y: number, width = 640, height = 34, x = 425): this {
    const shape = fitted(text, { x, y, width, height });
    return shape ? this.draw(shape, { fill: 'black', line: 0 }) : this;
  }

  /** The visitor's logo as large as fits into a box around x, y; false where there is none. */
  logo(x: number, y: number, w: number, h: number): boolean {
    const { logo } = this.choices;
    if (!logo || this.#variant.calm > 1) return false;
    const scale = Math.min(w / logo.width, h / logo.height);
    this.draw(placed(curve(logo.d), x - (logo.width * scale) / 2, y - (logo.height * scale) / 2, scale), { line: 0.8 });
    return true;
  }

  /** Single-stroke capitals and digits, `height` tall, each text in the middle of its x, y. */
  labels(texts: readonly (readonly [text: string, x: number, y: number])[], height: number): void {
    this.trace(joined(texts.map(([text, x, y]) => strokes(text, x, y, height))), Math.min(0.95, 0.35 + height / 45));
  }

  /** Outlined letters around a circle's top, or its bottom. `widest` is the longest arc in radians. */
  arcText(text: string, x: number, y: number, radius: number, height: number, widest: number, below = false): boolean {
    const shape = onArc(text, x, y, radius, height, widest, below);
    if (shape) this.draw(shape, { line: 0.85 });
    return shape !== null;
  }
}

/** White between the dog's lines and its outline where they are kept clear of it: a little over 3 mm, in sheet units. */
const CLEAR = 13;

/** Share of the area that a tall dog which is cut off leaves free above it at most, where it need not. */
const LOWEST = 0.46;

/** Factor on line widths where a page has too little ink. */
const HEAVIER = 1.5;

/** Factors on the lines of props from five and from eight years on: the dog stands out, and less of each page is near a line. */
const LIGHTER = 0.93;
const FINER = 0.91;

/** Share of the dog's lines that each step of calm leaves. */
const CALMER = 0.6;

/** Longer names are cut at a word: letters would be too small to color. */
const LONGEST = 18;

function shortened(name: string): string {
  if (name.length <= LONGEST) return name;
  const words = name.slice(0, LONGEST + 1).split(' ');
  return words.length > 1 ? words.slice(0, -1).join(' ') : name.slice(0, LONGEST);
}

/** Nothing to see: empty, or wholly outside the area, where every frame hides it. */
function hidden(shape: Curve): boolean {
  const [l, t, r, b] = bounds(shape);
  return !(r > AREA.x - 8 && l < AREA.x + AREA.w + 8 && b > AREA.y - 8 && t < AREA.y + AREA.h + 8);
}

const round = (v: number, digits: number): number => Math.round(v * 10 ** digits) / 10 ** digits;
