import type { BoardName } from './boards';
import { board, face } from './framed';
import type { Layout } from './layout';
import { lettered } from './lettered';
import { seated } from './seated';
import { before, on, pair, stand, under } from './standing';
import type { VesselName } from './vessels';

/** How the pages of a layout lie in the book. */
export interface Placed {
  readonly layout: Layout;
  /** Its number among the pages that are laid out alike. */
  readonly turn: number;
  /** Its number among all pages, those that are laid out alike one after the other. */
  readonly place: number;
  /** Needs no frame: the dog is in a hole. */
  readonly whole: boolean;
  /** Hides where the photo cuts the dog off below. */
  readonly standing: boolean;
}

/** A page before it has its place. */
type Unplaced = Omit<Placed, 'place'>;

/** Looks whose dog looks out of a large thing. */
const HOLES: Readonly<Record<string, BoardName>> = {
  hero: 'shield',
  'mandala-ring': 'bone',
  connect: 'ball',
  garden: 'flower',
  glass: 'lantern',
  popart: 'lollipop',
  differences: 'house',
  space: 'rocket',
  quilt: 'turtle',
  search: 'teapot',
  car: 'car',
  echo: 'donut',
  halves: 'apple',
  snow: 'snowman',
  stamp: 'stamp',
  daisies: 'daisy',
  sea: 'fish',
  'sun-mandala': 'sun',
  'balloon-ride': 'balloon',
  cool: 'popsicle',
  honeycomb: 'bee',
  castle: 'castle',
  rosette: 'rosette',
  'starry-night': 'star',
  scales: 'whale',
  shadows: 'tree',
  halloween: 'pumpkin',
  'snow-globe': 'globe',
  'nine-hats': 'bear',
  'board-game': 'ladybird',
  train: 'engine',
  movie: 'camera',
  'heart-rings': 'heart',
  christmas: 'bauble',
  window: 'window',
  'doodle-bands': 'snail',
  sums: 'pear',
  camping: 'tent',
  wreath: 'bell',
  'corner-mandalas': 'butterfly',
  tangle: 'strawberry',
  jungle: 'lion',
  facets: 'gem',
  dream: 'cloud',
  farm: 'barn',
  'picture-sudoku': 'moon',
  pirate: 'ship',
  television: 'television',
  'art-deco': 'mirror',
  'copy-grid': 'birdhouse',
  autumn: 'leaf',
  bookmarks: 'mushroom',
  bakery: 'cupcake',
  detective: 'magnifier',
  peaks: 'peak',
  'bone-maze': 'kennel',
  dinosaurs: 'dino',
  easel: 'easel',
  argyle: 'sock',
  'next-up': 'egg',
  desert: 'cactus',
  jigsaw: 'puzzle',
  'tic-tac-toe': 'frog',
  plane: 'plane',
  doily: 'petals',
  'fish-count': 'bowl',
  rainbow: 'rainbow',
  easter: 'bunny',
  curtain: 'theater',
  'odd-one': 'chick',
  picnic: 'melon',
  'photo-line': 'gallery',
  tunnel: 'mound',
  card: 'letter',
  ribbons: 'bow',
};

/** Looks whose dog sits in something. */
const INSIDE: Readonly<Record<string, VesselName>> = {
  bath: 'tub',
  boat: 'boat',
  'gift-box': 'gift',
  'flower-pot': 'pot',
  'tea-cup': 'cup',
  birthday: 'cake',
  bedtime: 'bed',
  'name-tag': 'bucket',
  strips: 'bush',
  'lotus-throne': 'lotus',
  music: 'drum',
};

/** Looks that show all of the dog. */
const ALIKE: readonly (readonly [layout: Layout, looks: readonly string[]])[] = [
  [stand, ['wizard', 'graduate', 'bubbles']],
  [under, ['beach', 'by-numbers']],
  [before, ['ring-maze', 'dot-bone', 'maze', 'wanted']],
  [on, ['royal']],
  [face, ['close-up']],
  [pair, ['twins']],
  [lettered, ['bold', 'words']],
];

/** Layouts that take a name: one for each, laid out as the others of their kind. */
function each<Name extends string>(
  names: Readonly<Record<string, Name>>,
  layout: (name: Name) => Layout,
  whole: boolean,
): [string, Unplaced][] {
  return Object.entries(names).map(([look, name], turn) => [
    look,
    { layout: layout(name), turn, whole, standing: true },
  ]);
}

const ALL: readonly [string, Unplaced][] = [
  ...ALIKE.flatMap(([layout, names]) =>
    names.map((look, turn): [string, Unplaced] => [
      look,
      { layout, turn, whole: false, standing: layout === on },
    ]),
  ),
  ...each(INSIDE, seated, false),
  ...each(HOLES, board, true),
];

/** How each look is laid out for the young. */
const PLAN: ReadonlyMap<string, Placed> = new Map(
  ALL.map(([look, page], place) => [look, { ...page, place }]),
);

/** Large things for pages that are planned without one and cannot be laid out so, each its own. */
const OTHERS: readonly BoardName[] = [
  'tulip',
  'jar',
  'bus',
  'clock',
  'cone',
  'igloo',
  'saucer',
  'mitten',
  'submarine',
  'candy',
  'caravan',
  'yolk',
  'lighthouse',
  'helicopter',
  'reindeer',
  'tractor',
  'wave',
  'cat',
  'mouse',
  'mug',
  'acorn',
  'pineapple',
  'kite',
  'backpack',
  'hat',
];

/** The plainest, for pages whose own large thing did not do. */
const PLAINEST: readonly BoardName[] = [
  'drop',
  'crown',
  'shirt',
  'bottle',
  'bubble',
  'flag',
  'cheese',
];

/** Another page for the nth place. */
const otherwise = (n: number): Layout => board(OTHERS[n] ?? PLAINEST[n % PLAINEST.length]!);

/** How a look is laid out for a dog. @param open a side of the dog is cut off by the photo @param again as planned it did not pass */
export function layoutOf(look: string, open: boolean, again: boolean): Placed | undefined {
  const page = PLAN.get(look);
  // What has one end only, as a dog that is cut off at a side would sit in, looks like a wall.
  return page && (again || (open && look in INSIDE))
    ? { ...page, layout: otherwise(page.place), whole: true, standing: true }
    : page;
}
