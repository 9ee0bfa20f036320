import type { Look } from '../../canvas/look';
import { atWindow } from './atWindow';
import { birthday } from './birthday';
import { bold } from './bold';
import { closeUp } from './closeUp';
import { cool } from './cool';
import { detective } from './detective';
import { easel } from './easel';
import { hero } from './hero';
import { movie } from './movie';
import { photoLine } from './photoLine';
import { rosette } from './rosette';
import { royal } from './royal';
import { snowGlobe } from './snowGlobe';
import { stamp } from './stamp';
import { card, easter, graduate, music } from './studio';
import { television } from './television';
import { flowerPot, giftBox, teaCup } from './vessels';
import { wanted } from './wanted';
import { wizard } from './wizard';
import { wreath } from './wreath';

export const portraits: readonly Look[] = [
  hero,
  birthday,
  royal,
  bold,
  wizard,
  stamp,
  giftBox,
  cool,
  rosette,
  wanted,
  snowGlobe,
  movie,
  atWindow,
  wreath,
  closeUp,
  music,
  television,
  flowerPot,
  detective,
  easel,
  teaCup,
  graduate,
  easter,
  photoLine,
  card,
];
