import { ribbon } from './looks/parts/banner';
import { bone } from './looks/props/things';
import { fitBetween, lineShapes, MAX_LINE, measureLines, wrapText } from './lettering/lines';
import { MAX_NAME, namesFor } from './lettering/names';
import { letterableText } from './lettering/text';
import { textFor } from './lettering/texts';
import type { DogArt } from '@scribblepup/tracing';
import type { Cast, Choices, Inscription, Page } from './model/types';
import { castOf } from './output/paths';
import { singleDog, referToDrawing, pairOf, pairInDrawing } from './canvas/pageDogs';
import type { Bounds } from '@scribblepup/imaging';
import type { Path } from '@scribblepup/imaging/curves/path';
import { circle, heart, rect, scallop } from '@scribblepup/imaging/curves/shapes';
import { AREA, inset, type SheetBox } from './canvas/sheet';
import { Stage } from './canvas/stage';

const { max, min } = Math;

/** Horizontal center of the sheet. */
const CENTER_X = 425;
const RIBBON_HEIGHT = 100;
/** Radius of the medallion on a page with only the name. */
const MEDALLION_RADIUS = 278;
/** Size of the window for two dogs. */
const WINDOW_SIZE = { w: 620, h: 470 } as const;
/** Lines below the ribbon: height of a capital, and distance between lines. */
const FEW_LINES = { height: 40, leading: 54 } as const;
const MANY_LINES = { height: 30, leading: 40 } as const;
/**
 * Distance of the first of these lines from the center of the ribbon, which leaves room for the
 * hanging ends of the ribbon.
 */
const BELOW_RIBBON = 115;
/** Minimum distance of that line's accents from the center of the ribbon. */
const BELOW_RIBBON_ENDS = 90;
const LINES_WIDTH = 600;

/**
 * Positions of the page's parts, in sheet units. Lines at the bottom make the medallion smaller.
 */
function layoutOf(hasName: boolean, lines: readonly string[]) {
  const line = { width: LINES_WIDTH, ...(lines.length > 2 ? MANY_LINES : FEW_LINES) };
  const { height, leading, above } = measureLines(lines, line);
  const ribbonY = (hasName ? 905 : 850) - (lines.length > 0 ? lines.length * leading + 10 : 0);
  const top = hasName ? 322 : 242;
  const bottom = ribbonY - (hasName ? 27 : 52);
  return {
    ribbonY,
    line,
    lineY: ribbonY + max(BELOW_RIBBON, BELOW_RIBBON_ENDS + above + height / 2),
    cy: (top + bottom) / 2,
    scale: (bottom - top) / 2 / MEDALLION_RADIUS,
  };
}

/** Two names are on separate lines if together they have more characters than this. */
const MAX_ONE_LINE = 12;
/** Height of a capital of one line of names. */
const ONE_LINE_HEIGHT = 150;
const TWO_LINES = { height: 66, leading: 84 } as const;
/** Position of the names, and the free space between the frame and the things below the names. */
const NAMES = { x: CENTER_X, y: 205, width: 580 } as const;
const NAMES_TOP = 96,
  NAMES_BOTTOM = 285;

/** The lines of a name, one or two; a longer name is shortened. */
function linesOf(name: string): string[] {
  const fit = [MAX_NAME, MAX_LINE]
    .map((longest) => wrapText(name, longest))
    .find((lines) => lines.length <= 2 && lines.every((line) => line.length <= MAX_LINE));
  return fit ?? [namesFor([name])];
}

/** The lines of the names of the dogs; two long names are on separate lines. */
function headingOf(names: readonly string[]): string[] {
  const [first = '', second = ''] = names;
  if (names.length < 2) return linesOf(first);
  const whole = namesFor(names);
  if (names.length > 2 || whole.length <= MAX_ONE_LINE) return [whole];
  const lines = [`${first} and`, second];
  return lines.every((line) => line.length <= MAX_LINE)
    ? lines
    : [`${namesFor([first])} and`, namesFor([second])];
}

/** Draws the names of the dogs in large letters. */
function heading(stage: Stage, names: readonly string[]): void {
  const lines = headingOf(names);
  if (lines.length === 1) {
    const [top, bottom] = [NAMES.y - ONE_LINE_HEIGHT / 2, NAMES.y + ONE_LINE_HEIGHT / 2];
    const room = [top - NAMES_TOP, NAMES_BOTTOM - bottom] as const;
    stage.text(lines[0], { ...NAMES, height: ONE_LINE_HEIGHT, room }, 1.15);
    return;
  }
  const { leading } = measureLines(lines, { ...NAMES, ...TWO_LINES });
  const shapes = lineShapes(lines, { ...NAMES, ...TWO_LINES, y: NAMES.y - leading / 2 });
  for (const shape of fitBetween(shapes, CENTER_X, NAMES_TOP, NAMES_BOTTOM))
    stage.letters(shape, 1);
}

/** The frame around the dogs and their position in it, in sheet units. */
interface Frame {
  readonly outer: Path;
  readonly hole: Path;
  readonly area: SheetBox;
  readonly ground: number;
  readonly w: number;
  readonly h: number;
}

/** A drawing that shows the dog down to its feet counts as low above this width / height. */
const LOW_ASPECT = 1.15;
/** Radius that a low drawing fills, and how far its middle is below the center, at scale 1. */
const LOW_RADIUS = 226,
  LOW_OFFSET = 14;

/** A scalloped medallion, for one drawing. */
function medallionFor(cy: number, scale: number, { dog, bust }: Stage): Frame {
  const [r, inner] = [MEDALLION_RADIUS * scale, 248 * scale];
  const isLow = !bust && dog.width > LOW_ASPECT * dog.height;
  return {
    outer: scallop(CENTER_X, cy, r, r, 15, 0.42),
    hole: scallop(CENTER_X, cy, inner, inner, 26, 0),
    area: { x: CENTER_X - 245 * scale, y: cy - inner, w: 490 * scale, h: 496 * scale },
    ...(isLow
      ? inMiddle(dog, cy, scale)
      : { ground: cy + (bust ? 262 : 196) * scale, w: 400 * scale, h: 420 * scale }),
  };
}

/**
 * Room that puts a low drawing into the middle of a medallion. On the usual ground, it would leave
 * the middle empty.
 */
function inMiddle({ outline, width, height }: DogArt, cy: number, scale: number) {
  const [x, y] = [width / 2, height / 2];
  let reach = 0;
  for (const ring of outline)
    for (let i = 0; i < ring.length; i += 2)
      reach = max(reach, Math.hypot(ring[i] - x, ring[i + 1] - y));
  const size = (LOW_RADIUS * scale) / reach;
  const [w, h] = [width * size, height * size];
  return { ground: cy + LOW_OFFSET * scale + h / 2, w, h };
}

/** A wide window, for two dogs, because they would fill only the lower half of a medallion. */
function windowFor(cy: number, scale: number, { bust }: Stage): Frame {
  const height = min(WINDOW_SIZE.h, 2 * MEDALLION_RADIUS * scale);
  const outer = {
    x: CENTER_X - WINDOW_SIZE.w / 2,
    y: cy - height / 2,
    w: WINDOW_SIZE.w,
    h: height,
  };
  const area = inset(outer, 26);
  return {
    outer: rect(outer.x, outer.y, outer.w, outer.h, 56),
    hole: rect(area.x, area.y, area.w, area.h, 34),
    area,
    ground: area.y + area.h + (bust ? 14 : -22),
    w: area.w - 40,
    h: area.h - 36,
  };
}

/** The names of the dogs on the page; empty if no name can be lettered. */
function namesOn({ companions = [], inOneDrawing = false, ...choices }: Choices, cast: Cast) {
  const others = inOneDrawing ? companions : companions.slice(0, cast.length - 1);
  return [choices, ...others].flatMap(({ name }) => letterableText(name) || []);
}

/** The words on the title page, as far as they can be lettered. */
interface TitleWords {
  readonly names: readonly string[];
  /** All names as one text; empty if there is none. */
  readonly name: string;
  /** The lines of the dedication and of the giver. */
  readonly lines: readonly string[];
}

function wordsOf(choices: Choices, inscription: Inscription, cast: Cast): TitleWords {
  const chosenName = letterableText(inscription.name ?? '');
  const names = chosenName ? [chosenName] : namesOn(choices, cast);
  return {
    names,
    name: chosenName || namesFor(names),
    lines: [
      ...wrapText(inscription.dedication ?? ''),
      ...wrapText(textFor('from', letterableText(inscription.from ?? ''))),
    ],
  };
}

/** Draws the frame and the dogs in it. */
function drawFramedDogs(stage: Stage, frame: Frame): void {
  stage.draw(frame.outer, { line: 1.1 });
  stage.draw(frame.hole, { line: 1.1 });
  const dogs = stage.stand({
    ground: frame.ground,
    w: frame.w,
    h: frame.h,
    crop: true,
    sink: 0,
    stretch: false,
    area: frame.area,
  });
  const clip = stage.items.at(-1);
  stage.show(dogs, clip?.kind === 'path' ? { clip: clip.d } : {});
  stage.stroke(frame.hole, 1.1);
}

/**
 * The title page of a book: the dog's name in large outlined letters, above the dog in a scalloped
 * medallion; or the names of all dogs above two of them in a window. The dedication and giver of an
 * inscription are at the bottom; its name replaces the dog's.
 */
export const titlePage = (
  dogs: DogArt | Cast,
  choices: Choices,
  inscription: Inscription = {},
): Page => drawTitle(dogs, choices, inscription).page;

/** Draws the title page. Returns it with the bounds of its letters, in sheet units. */
export function drawTitle(
  dogs: DogArt | Cast,
  choices: Choices,
  inscription: Inscription = {},
): { page: Page; lettering: readonly Bounds[] } {
  const cast = castOf(dogs);
  const both = cast.length > 1 ? pairOf(cast, 0, 'beside') : pairInDrawing(cast[0], 'beside');
  const pageDogs = both ?? singleDog(cast, 0);
  const stage = new Stage(pageDogs, choices, 'title');
  const hasLogo = stage.hasLogo();
  const { names, name, lines } = wordsOf(choices, inscription, cast);
  const hasName = name !== '';
  const { ribbonY, line, lineY, cy, scale } = layoutOf(hasName, lines);
  stage.draw(rect(AREA.x, AREA.y, AREA.w, AREA.h, 30), { line: 1.35 });
  const inner = inset(AREA, 16);
  stage.stroke(rect(inner.x, inner.y, inner.w, inner.h, 20), 0.8);
  drawFramedDogs(stage, (both ? windowFor : medallionFor)(cy, scale, stage));
  for (const side of [-1, 1]) {
    stage.put(bone, CENTER_X + side * 268, cy - 260 * scale, 84, { rotation: side * 0.7 });
    if (side < 0 || !hasLogo) stage.draw(heart(CENTER_X + side * 275, cy + 230 * scale, 84));
  }
  if (hasName) heading(stage, names);
  else stage.put(bone, CENTER_X, 180, 170);
  const [ribbonX, ribbonWidth] = hasLogo ? [350, 390] : [CENTER_X, 520];
  ribbon(stage, textFor('book', name), ribbonX, ribbonY, ribbonWidth, RIBBON_HEIGHT);
  if (hasLogo) stage.draw(circle(690, ribbonY, 74), { line: 1.1 }).logo(690, ribbonY, 96, 96);
  for (const shape of lineShapes(lines, { x: CENTER_X, y: lineY, ...line }))
    stage.letters(shape, 0.6);
  stage.closeOpenSides();
  const items = referToDrawing(stage.items, pageDogs);
  return {
    page: { look: 'title', title: textFor('book', name), family: 'portraits', items },
    lettering: stage.lettering,
  };
}
