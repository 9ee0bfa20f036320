import type { Prop } from '../../canvas/prop';
import type { Stage } from '../../canvas/stage';
import type { Look } from '../../canvas/look';
import { borderOf } from './border';
import { BOLD, part, type Draft } from './draft';
import { GIVEN, HATS, TITLES } from './given';
import { ground } from './grounds';
import { layoutOf, type Placed } from './plan';

/** What is tried for a page that did not pass: counts of what it missed so far. */
export interface Tries {
  /** How often it was drawn; every third time the dog is placed otherwise. */
  readonly step: number;
  /** Too many fields; too few; gaps too narrow. */
  readonly many: number;
  readonly scarce: number;
  readonly narrow: number;
}

export const FIRST: Tries = { step: 0, many: 0, scarce: 0, narrow: 0 };

/** Shares of the dog's lines that are drawn, by how often gaps were too narrow: where lines stand close, gaps are. */
const LINES = [1, 0.5, 0] as const;

/** From this try on the page is laid out plainly. */
const OTHERWISE = 6;

/** Things for a page: `count` of those that the look has, from the first again where they are fewer. */
const counted = (things: readonly Prop[], count: number): Prop[] =>
  things.length === 0
    ? []
    : Array.from({ length: Math.max(0, count) }, (_, i) => things[i % things.length]!);

const filled = (prop: Prop): number => prop.filter((part) => part.fill !== 'none').length;

function draftOf(
  stage: Stage,
  id: string,
  { turn, place, whole, standing }: Placed,
  tries: Tries,
): Draft {
  const given = GIVEN[id] ?? [];
  const things = given.filter((thing) => !HATS.has(thing));
  // Where there was too much, what has the fewest parts comes first.
  if (tries.many + tries.narrow > 0) things.sort((a, b) => filled(a) - filled(b));
  const little = stage.choices.age === '2-3';
  const trouble = tries.many + tries.narrow;
  const { cut } = stage.dog;
  const open = cut.left || cut.right;
  // A sequence whose members lie far from each other (Roberts 2018), so that pages laid out alike differ.
  const n = place + 1 + 31 * Math.floor(tries.step / 3) + (little ? 0 : 7);
  const bordered = !little || (!whole && (open || (stage.bust && !standing)));
  return {
    stage,
    little,
    few: trouble > (little ? 1 : 3),
    things: counted(
      things,
      little
        ? tries.many > 3
          ? 0
          : 1
        : 3 - (tries.many >> 1) + tries.scarce + (tries.narrow > 3 ? 2 : 0),
    ),
    hat: tries.many > 2 || tries.narrow > 1 ? undefined : given.find((thing) => HATS.has(thing)),
    border: bordered ? borderOf(place + Math.floor(tries.step / 3), open) : null,
    turn,
    across: part(0.5 + n * 0.8191725134),
    down: part(0.5 + n * 0.6710436067),
    size: part(0.5 + n * 0.5497004779),
    mirror: turn % 4 === 0 || turn % 4 === 3,
    // A smaller dog has fewer fields around it.
    scale: 1 - 0.08 * Math.max(0, Math.min(4, trouble - (little ? 1 : 3))),
    inner: tries.narrow + tries.many === 0,
    lines: LINES[Math.min(LINES.length - 1, little ? Math.max(0, trouble - 2) : trouble >> 1)]!,
  };
}

/**
 * The page of a look for children up to five: its own things, few and large, around a dog of few lines. Below
 * three years one of them, from three on a ground and more.
 */
export function young(look: Look, tries: Tries): Look {
  return {
    id: look.id,
    title: TITLES[look.id] ?? look.title,
    family: look.family,
    draw(stage) {
      const { left, right } = stage.dog.cut;
      const placed = layoutOf(look.id, left || right, tries.step >= OTHERWISE);
      if (!placed) throw new RangeError(`no layout for ${look.id}`);
      const draft = draftOf(stage, look.id, placed, tries);
      // The first ground is the plainest.
      const trouble = tries.many + tries.narrow - tries.scarce;
      if (!draft.little && trouble < 2) ground(draft, trouble > 0 ? 0 : placed.place);
      placed.layout(draft);
      if (draft.border) stage.frame(draft.border.hole, BOLD);
    },
  };
}
