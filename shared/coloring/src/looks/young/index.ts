import type { Prop } from '../../compose/prop';
import { roomFor, type Room } from '../../compose/room';
import { grown, resampled } from '../../compose/rings';
import { circle, ellipse, heart, land, polygon, rect, regular, scallop, star } from '../../compose/shapes';
import type { Curve } from '../../compose/curve';
import { AREA, bottom, inset, right } from '../../compose/sheet';
import type { Spot } from '../../compose/spot';
import type { Stage } from '../../compose/stage';
import type { Look } from '../look';
import { standHatted, wear } from '../parts/wearing';
import { putInto, stands } from './things';
import { GIVEN, HATS, TITLES } from './given';

/** Large shapes that a dog sits in front of. */
const BEHIND: readonly ((x: number, y: number, r: number) => Curve)[] = [
  (x, y, r) => heart(x, y + r * 0.1, r * 2.1),
  (x, y, r) => star(x, y, r * 1.12, r * 0.62, 5),
  (x, y, r) => circle(x, y, r),
  (x, y, r) => scallop(x, y, r * 0.9, r * 0.9, 8, 0.7),
  (x, y, r) => polygon([x, y - r * 1.3, x + r, y, x, y + r * 1.3, x - r, y]),
  (x, y, r) => ellipse(x, y, r * 0.9, r * 1.25),
  (x, y, r) => regular(x, y, r * 1.1, 6, 0),
  (x, y, r) => rect(x - r * 0.85, y - r * 1.1, r * 1.7, r * 2.2, r * 0.4),
  (x, y, r) => scallop(x, y, r * 0.92, r * 1.2, 12, 0.6),
  (x, y, r) => star(x, y, r * 1.1, r * 0.8, 8),
];

/** What is beside the dog must stay clear of it by this much, in sheet units: 3 mm and its line. */
const CLEAR = 22;

const part = (v: number): number => v - Math.floor(v);

/** How a page of this place in the book is laid out: shares from 0 to 1 that lie far from those of other pages (Roberts 2018). */
interface Layout {
  readonly across: number;
  readonly down: number;
  readonly size: number;
  readonly right: boolean;
}

const layoutOf = (n: number): Layout => ({ across: part(0.5 + n * 0.8191725134), down: part(0.5 + n * 0.6710436067), size: part(0.5 + n * 0.5497004779), right: n % 2 === 0 });

/** Things around a dog, each in a free place as large as it may be; those that stand do so low. */
function around(stage: Stage, dog: Spot | null, things: readonly Prop[], taken: Room[], most: number): void {
  const rings = dog ? [grown(resampled(dog.rings[0] ?? [], 90), CLEAR)] : [];
  for (const thing of things) {
    const low = stands(thing);
    const box = inset(AREA, 34);
    const room = (low && roomFor(stage.rng, box, rings, taken, ({ y, r }) => y + Math.min(r, most) > 800)) || roomFor(stage.rng, box, rings, taken);
    const r = Math.min(room?.r ?? 0, most);
    if (!room || r < 52) continue;
    taken.push({ ...room, r: r + CLEAR });
    putInto(stage, thing, { ...room, r }, low ? 0 : stage.rng.between(-0.25, 0.25));
  }
}

/** The dog before a large shape, and before a larger one for those who can color more. */
function shaped(stage: Stage, layout: Layout, shape: (typeof BEHIND)[number], things: readonly Prop[], little: boolean, lines: number): void {
  const r = 250 + 70 * layout.size;
  const [x, y] = [425 + 60 * (layout.across - 0.5), 470 + 170 * layout.down];
  if (!little) stage.draw(shape(x, y, r * 1.3), { line: 1.1 });
  stage.draw(shape(x, y, r), { line: 1.1 });
  const k = 1.35 + 0.7 * part(layout.size * 7);
  const dog = stage.stand({ x, ground: y + r, w: r * k, h: r * k * 1.15, float: 0.4, stretch: false, mirror: layout.right, sink: 40 });
  const taken: Room[] = little ? [] : [{ x, y, r: r * 1.2 }];
  stage.show(dog, { detail: dog.item.detail * lines });
  if (!little) around(stage, dog, [...things, ...things].slice(0, 3), taken, 80);
}

/** The dog beside its things, the largest partly behind it. */
function beside(stage: Stage, layout: Layout, things: readonly Prop[], hat: Prop | undefined, little: boolean, share: number, lines: number): void {
  const side = layout.right ? 1 : -1;
  const ground = 770 + 225 * layout.down;
  if (!little) {
    const hill = 520 + 240 * part(layout.down * 5);
    stage.draw(land([AREA.x - 20, hill + 40, 425 + side * 120, hill - 40, right(AREA) + 20, hill + 60 * layout.across], bottom(AREA) + 40));
  }
  const large = (little ? 170 : 140) * (1.1 - 0.3 * layout.size);
  const first: Room = { x: 425 + side * (AREA.w / 2 - large - 24), y: 0, r: large };
  const lead = things[0];
  const taken: Room[] = [];
  if (lead) {
    const room = { ...first, y: stands(lead) ? ground - large * 0.8 : AREA.y + 30 + large + 130 * part(layout.across * 3) };
    putInto(stage, lead, room);
    taken.push(room);
  }
  const room = { x: 425 - side * (50 + 130 * layout.across), ground, w: (350 + 240 * layout.size) * share, h: (450 + 290 * layout.size) * share, stretch: false, mirror: part(layout.across * 11) < 0.5, sink: 50 };
  const dog = hat ? standHatted(stage, room, hat, WORN, AREA.y + 36) : stage.stand(room);
  stage.show(dog, { detail: dog.item.detail * lines });
  if (hat) {
    const { top, width } = dog.head;
    wear(stage, dog, hat.filter((part) => part.fill !== 'none').slice(0, little ? 1 : 2), WORN);
    taken.push({ x: top[0], y: top[1] - width * 0.45, r: width * 0.8 });
  }
  around(stage, dog, things.slice(1), taken, little ? 140 : 115);
  if (stage.bust) stage.draw(land([AREA.x - 20, ground + 34, 425, ground + 6, right(AREA) + 20, ground + 34], bottom(AREA) + 40));
}

const WORN = { size: 0.8, sink: 0.1 };

/**
 * The page of a look for children up to five: its own things, few and large, around a dog of few
 * lines. Below three years one or two of them, from three on a ground and more. `at` is its place in
 * the book; each `step` tries it a little simpler.
 */
export function young(look: Look, at: number, step: number): Look {
  const given = GIVEN[look.id] ?? [];
  return {
    id: look.id,
    title: TITLES[look.id] ?? look.title,
    family: look.family,
    draw(stage) {
      const little = stage.choices.age === '2-3';
      const layout = layoutOf(at + 1 + 100 * step);
      const things = given.filter((thing) => !HATS.has(thing));
      const count = little ? Math.max(1, 2 - (step >> 1)) : 3 + (step % 3);
      const list = Array.from({ length: things.length > 0 ? count : 0 }, (_, i) => things[i % things.length]!);
      // Fewer of the dog's lines with every third step: where they stand close, gaps are narrow.
      const lines = [1, 0.35, 0.1, 0][Math.floor(step / 3)]!;
      if (look.family === 'patterns') shaped(stage, layout, BEHIND[at % BEHIND.length]!, list, little, lines);
      else if (little && step > 6) beside(stage, layout, [], undefined, little, 0.9, lines);
      else beside(stage, layout, list, given.find((thing) => HATS.has(thing)), little, 1 - 0.06 * (step % 3), lines);
      stage.frame(26);
    },
  };
}
