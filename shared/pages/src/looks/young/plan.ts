import type { BoardName } from './boards';
import { board, face } from './framed';
import type { Layout } from './layout';
import { lettered } from './lettered';
import { seated } from './seated';
import { before, on, pair, stand, under } from './standing';
import type { VesselName } from './vessels';

/** The layout of a look's page and its position in the book. */
export interface Placed {
  readonly layout: Layout;
  /** Index among the pages of the same layout. */
  readonly turn: number;
  /** Index among all pages, grouped by layout. */
  readonly place: number;
  /** True if the page needs no frame, because the dog is in a hole. */
  readonly whole: boolean;
  /** True if the layout hides the edge where the photo crops the dog at the bottom. */
  readonly standing: boolean;
}

/** A page without its index among all pages. */
type Unplaced = Omit<Placed, 'place'>;

/** Looks with the dog looking out of a large thing. */
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

/** Looks with the dog sitting in something. */
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

/** Looks with a layout that takes no name, most with the whole dog. */
const ALIKE: readonly (readonly [layout: Layout, looks: readonly string[]])[] = [
  [stand, ['wizard', 'graduate', 'bubbles']],
  [under, ['beach', 'by-numbers']],
  [before, ['ring-maze', 'dot-bone', 'maze', 'wanted']],
  [on, ['royal']],
  [face, ['close-up']],
  [pair, ['twins']],
  [lettered, ['bold', 'words']],
];

/** The pages of a layout that takes the name of a thing, one for each look. */
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

/** The page of each look for children up to five. */
const PLAN: ReadonlyMap<string, Placed> = new Map(
  ALL.map(([look, page], place) => [look, { ...page, place }]),
);

/** Large things for pages that are planned without one but fail, a different one for each page. */
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

/** The plainest large things, for pages whose own large thing failed. */
const PLAINEST: readonly BoardName[] = [
  'drop',
  'crown',
  'shirt',
  'bottle',
  'bubble',
  'flag',
  'cheese',
];

/** The replacement layout for the nth page. */
const otherwise = (n: number): Layout => board(OTHERS[n] ?? PLAINEST[n % PLAINEST.length]!);

/**
 * The layout of a look for a dog.
 * @param open true if the photo crops a side of the dog
 * @param again true if the planned layout failed
 */
export function layoutOf(look: string, open: boolean, again: boolean): Placed | undefined {
  const page = PLAN.get(look);
  // A vessel around a dog that is cropped at a side shows only one end and looks like a wall.
  return page && (again || (open && look in INSIDE))
    ? { ...page, layout: otherwise(page.place), whole: true, standing: true }
    : page;
}
