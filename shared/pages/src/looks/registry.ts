// Written by `npm run looks -w shared/pages`. Do not edit.
import type { Look } from './types/look';
import { argyle } from './patterns/argyle';
import { artDeco } from './patterns/artDeco';
import { bubbles } from './patterns/bubbles';
import { cornerMandalas } from './patterns/cornerMandalas';
import { curtain } from './patterns/curtain';
import { daisies } from './patterns/daisies';
import { doily } from './patterns/doily';
import { doodleBands } from './patterns/doodleBands';
import { echo } from './patterns/echo';
import { facets } from './patterns/facets';
import { glass } from './patterns/glass';
import { heartRings } from './patterns/heartRings';
import { honeycomb } from './patterns/honeycomb';
import { jigsaw } from './patterns/jigsaw';
import { lotusThrone } from './patterns/lotusThrone';
import { mandalaRing } from './patterns/mandalaRing';
import { nineHats } from './patterns/nineHats';
import { peaks } from './patterns/peaks';
import { pinwheels } from './patterns/pinwheels';
import { popart } from './patterns/popart';
import { quilt } from './patterns/quilt';
import { ribbons } from './patterns/ribbons';
import { scales } from './patterns/scales';
import { starryNight } from './patterns/starryNight';
import { sunMandala } from './patterns/sunMandala';
import { tunnel } from './patterns/tunnel';
import { birthday } from './portraits/birthday';
import { bold } from './portraits/bold';
import { card } from './portraits/card';
import { closeUp } from './portraits/closeUp';
import { cool } from './portraits/cool';
import { detective } from './portraits/detective';
import { easel } from './portraits/easel';
import { easter } from './portraits/easter';
import { flowerPot } from './portraits/flowerPot';
import { giftBox } from './portraits/giftBox';
import { graduate } from './portraits/graduate';
import { hero } from './portraits/hero';
import { igloo } from './portraits/igloo';
import { movie } from './portraits/movie';
import { music } from './portraits/music';
import { photoLine } from './portraits/photoLine';
import { rosette } from './portraits/rosette';
import { royal } from './portraits/royal';
import { snowGlobe } from './portraits/snowGlobe';
import { stamp } from './portraits/stamp';
import { teaCup } from './portraits/teaCup';
import { television } from './portraits/television';
import { wanted } from './portraits/wanted';
import { window } from './portraits/window';
import { wizard } from './portraits/wizard';
import { wreath } from './portraits/wreath';
import { boardGame } from './puzzles/boardGame';
import { boneMaze } from './puzzles/boneMaze';
import { bookmarks } from './puzzles/bookmarks';
import { byNumbers } from './puzzles/byNumbers';
import { connect } from './puzzles/connect';
import { copyGrid } from './puzzles/copyGrid';
import { differences } from './puzzles/differences';
import { dotBone } from './puzzles/dotBone';
import { dream } from './puzzles/dream';
import { fishCount } from './puzzles/fishCount';
import { halves } from './puzzles/halves';
import { maze } from './puzzles/maze';
import { nameTag } from './puzzles/nameTag';
import { nextUp } from './puzzles/nextUp';
import { oddOne } from './puzzles/oddOne';
import { pictureSudoku } from './puzzles/pictureSudoku';
import { ringMaze } from './puzzles/ringMaze';
import { search } from './puzzles/search';
import { shadows } from './puzzles/shadows';
import { strips } from './puzzles/strips';
import { sums } from './puzzles/sums';
import { tangle } from './puzzles/tangle';
import { ticTacToe } from './puzzles/ticTacToe';
import { twins } from './puzzles/twins';
import { words } from './puzzles/words';
import { autumn } from './scenes/autumn';
import { bakery } from './scenes/bakery';
import { balloonRide } from './scenes/balloonRide';
import { bath } from './scenes/bath';
import { beach } from './scenes/beach';
import { bedtime } from './scenes/bedtime';
import { boat } from './scenes/boat';
import { camping } from './scenes/camping';
import { car } from './scenes/car';
import { castle } from './scenes/castle';
import { christmas } from './scenes/christmas';
import { desert } from './scenes/desert';
import { dinosaurs } from './scenes/dinosaurs';
import { farm } from './scenes/farm';
import { garden } from './scenes/garden';
import { halloween } from './scenes/halloween';
import { jungle } from './scenes/jungle';
import { picnic } from './scenes/picnic';
import { pirate } from './scenes/pirate';
import { plane } from './scenes/plane';
import { puddle } from './scenes/puddle';
import { rainbow } from './scenes/rainbow';
import { sea } from './scenes/sea';
import { snow } from './scenes/snow';
import { space } from './scenes/space';
import { train } from './scenes/train';

/** Every look, one a file. */
export const registry: readonly Look[] = [
  argyle,
  artDeco,
  bubbles,
  cornerMandalas,
  curtain,
  daisies,
  doily,
  doodleBands,
  echo,
  facets,
  glass,
  heartRings,
  honeycomb,
  jigsaw,
  lotusThrone,
  mandalaRing,
  nineHats,
  peaks,
  pinwheels,
  popart,
  quilt,
  ribbons,
  scales,
  starryNight,
  sunMandala,
  tunnel,
  birthday,
  bold,
  card,
  closeUp,
  cool,
  detective,
  easel,
  easter,
  flowerPot,
  giftBox,
  graduate,
  hero,
  igloo,
  movie,
  music,
  photoLine,
  rosette,
  royal,
  snowGlobe,
  stamp,
  teaCup,
  television,
  wanted,
  window,
  wizard,
  wreath,
  boardGame,
  boneMaze,
  bookmarks,
  byNumbers,
  connect,
  copyGrid,
  differences,
  dotBone,
  dream,
  fishCount,
  halves,
  maze,
  nameTag,
  nextUp,
  oddOne,
  pictureSudoku,
  ringMaze,
  search,
  shadows,
  strips,
  sums,
  tangle,
  ticTacToe,
  twins,
  words,
  autumn,
  bakery,
  balloonRide,
  bath,
  beach,
  bedtime,
  boat,
  camping,
  car,
  castle,
  christmas,
  desert,
  dinosaurs,
  farm,
  garden,
  halloween,
  jungle,
  picnic,
  pirate,
  plane,
  puddle,
  rainbow,
  sea,
  snow,
  space,
  train,
];
