import { clamp } from '@scribblepup/imaging/plane';
import { fractionalPart } from '@scribblepup/imaging/round';
import type { DogArt } from '@scribblepup/tracing';
import type { Prop } from './canvas/prop';
import type { Stage } from './canvas/stage';
import type { Look, Recipe } from './looks/types/look';
import { otherBoard, plainBoard } from './looks/young/boards';
import { frameOf } from './looks/young/frame';
import { THING_LINE_FACTOR, type LayoutInput } from './looks/young/layoutInput';
import { boardLayout } from './looks/young/framed';
import { ground } from './looks/young/grounds';
import type { Layout } from './looks/young/layout';

/** Counts of the failed gates of a page so far, which control the next try. */
export interface Tries {
  /** Number of tries; every third one changes the dog's position. */
  readonly step: number;
  /** Numbers of tries that failed for these reasons. */
  readonly tooManyFields: number;
  readonly tooFewFields: number;
  readonly narrowGaps: number;
  readonly tooLittleInk: number;
}

export const FIRST: Tries = {
  step: 0,
  tooManyFields: 0,
  tooFewFields: 0,
  narrowGaps: 0,
  tooLittleInk: 0,
};

/**
 * Share of the dog's lines to draw after failed tries: dense lines cause narrow gaps and extra
 * fields.
 */
const LINE_SHARES = [1, 0.5, 0] as const;

/**
 * Limits up to three and up to five years: a dog with more lines gets a smaller share of them,
 * because a shaggy dog would otherwise be full of scratches.
 */
const MANY_LINES = { toddler: 24, young: 36 } as const;

// Steps of a low-discrepancy sequence in three dimensions, modulo 1 (Roberts 2018, R3): powers of
// the inverse of the root of x^4 = x + 1.
const R3 = 0.8191725134,
  R3_2 = 0.6710436067,
  R3_3 = 0.5497004779;

/**
 * Distance in that sequence between two positions tried for one page, and between the pages of a
 * look for the two ages. Both are primes, so that few pages coincide.
 */
const NEXT_POSITION = 31,
  OTHER_AGE = 7;

/** From this try on, the page shows the dog in a large thing that belongs to no look. */
export const OTHER_THING_FROM = 6;
/** From this try on, it is one of the plainest of these things. */
export const PLAINEST_FROM = 9;

/** The first `count` things; if there are fewer, they repeat from the first. */
const cycled = (things: readonly Prop[], count: number): Prop[] =>
  things.length === 0
    ? []
    : Array.from({ length: Math.max(0, count) }, (_, i) => things[i % things.length]);

/** Number of a prop's parts that are fields. */
const fieldCount = (prop: Prop): number => prop.filter((part) => part.fill !== 'none').length;

/** A look's number among the pages for young children. */
export const youngNumber = ({ young: page, number }: Look): number => page.number ?? number;

/**
 * The layout of a look's page for a dog.
 * @param isSideCropped true if the photo crops a side of the dog
 * @param step number of tries before this one
 */
export function youngLayout(look: Look, isSideCropped: boolean, step: number): Layout {
  const { layout } = look.young;
  const number = youngNumber(look);
  const isSuitable = !(isSideCropped && layout.needsWholeSides);
  if (isSuitable && step < OTHER_THING_FROM) return layout;
  const isPlainest = step >= (isSuitable ? PLAINEST_FROM : OTHER_THING_FROM);
  return boardLayout(isPlainest ? plainBoard(number) : otherBoard(number));
}

/** Number of things that a try draws: fewer after too many fields, more after too few. */
function thingCount(
  { tooManyFields, tooFewFields, narrowGaps }: Tries,
  isToddler: boolean,
  hasHat: boolean,
): number {
  if (isToddler) return tooManyFields > (hasHat ? 1 : 3) ? 0 : 1;
  return 3 - (tooManyFields >> 1) + tooFewFields + (narrowGaps > 3 ? 2 : 0);
}

/** Factor for the share of a dog's lines, so that a dog with many draws no more than others. */
function lineShareLimit({ dog, two }: Stage, isToddler: boolean): number {
  const maxLines = (two ? 2 : 1) * (isToddler ? MANY_LINES.toddler : MANY_LINES.young);
  return Math.min(1, maxLines / Math.max(1, dog.lines.length));
}

function layoutInputOf(
  stage: Stage,
  look: Look,
  { frameless, hidesBottom, extendsBelow }: Layout,
  tries: Tries,
): LayoutInput {
  const number = youngNumber(look);
  // The hat is the last thing to leave out, because the title may name it.
  const hat = tries.tooManyFields > 4 || tries.narrowGaps > 2 ? undefined : look.young.hat;
  const index = number - look.young.layout.first;
  const things = [...look.young.things];
  const crowdedTries = tries.tooManyFields + tries.narrowGaps;
  // After too many fields or narrow gaps, use the things with the fewest parts first.
  if (crowdedTries > 0) things.sort((a, b) => fieldCount(a) - fieldCount(b));
  const isToddler = stage.choices.age === '2-3';
  const { cut } = stage.dog;
  const isSideCropped = cut.left || cut.right;
  // Index into the sequence, so that pages of the same layout differ.
  const n = number + 1 + NEXT_POSITION * Math.floor(tries.step / 3) + (isToddler ? 0 : OTHER_AGE);
  // If false, only a frame can cut off the dog or hide its crop at the bottom.
  const endsInLayout = stage.bust ? hidesBottom : !extendsBelow;
  // A frame also adds the ink that a page with one thing may lack.
  const hasFrame =
    !isToddler || (!frameless && (isSideCropped || !endsInLayout || tries.tooLittleInk > 0));
  return {
    stage,
    isToddler,
    fewFields: crowdedTries > (isToddler ? 0 : 3),
    things: cycled(things, thingCount(tries, isToddler, hat !== undefined)),
    hat,
    frame: hasFrame ? frameOf(number + Math.floor(tries.step / 3), isSideCropped) : null,
    sun: undefined,
    index,
    across: fractionalPart(0.5 + n * R3),
    down: fractionalPart(0.5 + n * R3_2),
    size: fractionalPart(0.5 + n * R3_3),
    mirror: index % 4 === 0 || index % 4 === 3,
    // A smaller dog has fewer fields around it.
    scale: 1 - 0.08 * clamp(crowdedTries - (isToddler ? 1 : 3), 0, 4),
    hasInnerLines: crowdedTries === 0,
    lineFactor:
      lineShareLimit(stage, isToddler) *
      LINE_SHARES[
        Math.min(
          LINE_SHARES.length - 1,
          isToddler ? Math.max(0, crowdedTries - 2) : crowdedTries >> 1,
        )
      ],
  };
}

/**
 * The page of a look for children up to five: a few large things of the look around a dog with few
 * lines. Up to three years it has one thing; from three on it has more, and a ground.
 * @param dog the dog of the stage on which the page is drawn
 */
export function youngRecipe(look: Look, dog: DogArt, tries: Tries): Recipe {
  const { left, right } = dog.cut;
  const layout = youngLayout(look, left || right, tries.step);
  const { title = look.title, hatlessTitle } = look.young;
  return {
    id: look.id,
    ...(layout.board?.title ? { title: layout.board.title } : { title, hatlessTitle }),
    family: look.family,
    draw(stage) {
      const input = layoutInputOf(stage, look, layout, tries);
      // After one failed gate, use the first ground, which is the plainest; after more, use none.
      const crowding = tries.tooManyFields + tries.narrowGaps - tries.tooFewFields;
      let sun: LayoutInput['sun'];
      if (!input.isToddler && crowding < 2)
        stage.extra(1, () => {
          sun = ground(input, crowding > 0 ? 0 : youngNumber(look));
        });
      layout.draw({ ...input, sun });
      if (input.frame) stage.frame(input.frame.hole, { line: THING_LINE_FACTOR });
    },
  };
}
