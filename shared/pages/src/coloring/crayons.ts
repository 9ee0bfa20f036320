import { labFromRgb, type LabColor, type Rgb } from '@scribblepup/imaging/color';
import { tint, rgbOf } from './color';

/** A muted set of crayons, as in a good box for children. */
const HEX = {
  red: '#E2695A',
  coral: '#EF8E78',
  orange: '#F2A65A',
  yellow: '#F6CE5C',
  butter: '#FAE3A0',
  lime: '#C3D97C',
  leaf: '#86B971',
  pine: '#6BA378',
  mint: '#A8DBBF',
  teal: '#6FBBB2',
  ice: '#D9EFF7',
  sky: '#ABD8EE',
  blue: '#76AEDA',
  navy: '#6883B8',
  lilac: '#C6B4E5',
  violet: '#9F89CB',
  pink: '#F5B8C3',
  rose: '#E891A6',
  sand: '#F1DDAE',
  tan: '#DFBC8B',
  wood: '#CB9E70',
  brown: '#AD8263',
  gray: '#B9BEC6',
  stone: '#D8D4CC',
  cream: '#FBF2DA',
  night: '#8C92C4',
} as const;

export type CrayonName = keyof typeof HEX;

export interface Crayon {
  readonly rgb: Rgb;
  readonly lab: LabColor;
}

/** A crayon of any color, such as a coat's. */
export const crayonFrom = (rgb: Rgb): Crayon => ({ rgb, lab: labFromRgb(rgb) });

const box = new Map<string, Crayon>(
  Object.entries(HEX).map(([name, hex]) => [name, crayonFrom(rgbOf(hex))]),
);

const lightCrayons = new Map<CrayonName, Crayon>();

/** The crayon with this name. */
export function crayon(name: CrayonName): Crayon {
  const named = box.get(name);
  if (!named) throw new RangeError(`no crayon is called ${name}`);
  return named;
}

/** The same crayon, drawn lightly, as for a large field. */
export function lightCrayon(name: CrayonName): Crayon {
  const light = lightCrayons.get(name) ?? crayonFrom(tint(crayon(name).rgb, 0.5));
  lightCrayons.set(name, light);
  return light;
}
