import { ink as inkColor, photoEye, type Part } from '../../../../scripts/demo/dogs/parts';
import { hatch } from '../../../../scripts/demo/dogs/paths';
import { seededRandom } from '@scribblepup/imaging/random';

/** How the parts of a drawing are painted. */
export interface PaintStyle {
  /** Factor for the width of outlines; 0 leaves them out. */
  readonly pen: number;
  /** Outlines in the colors of the strokes instead of in ink, and small eyes. */
  readonly soft: boolean;
  /** Strokes over the fill. */
  readonly strokes: boolean;
  /** Opacity of white on the lit side and of black on the other, 0 to 1. */
  readonly light: number;
  /** Seed of the strokes. */
  readonly seed: number;
  /** Parts painted over the part that their `clip` names, and clipped to it. */
  readonly patches: readonly Part[];
}

// Lines inside a drawing, such as brows, stay visible even without outlines.
const minPen = 0.4;

const widthOf = ({ ink = 0, fill }: Part, pen: number): number =>
  ink * (fill === undefined ? Math.max(minPen, pen) : pen);

const outline = (part: Part, { pen, soft }: PaintStyle): string => {
  const width = widthOf(part, pen);
  const color = (soft && part.shade) || inkColor;
  return width === 0
    ? ''
    : `<path d="${part.d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
};

const filled = (
  { d, fill, shade }: Part,
  id: string,
  paintStyle: PaintStyle,
  lines: string,
): string => {
  if (fill === undefined) return '';
  const strokes =
    `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">` +
    `<path d="${lines}" stroke="${shade}" stroke-opacity=".3" stroke-width="5" fill="none"/></g>`;
  return `<path d="${d}" fill="${fill}"/>${paintStyle.strokes ? strokes : ''}${paintStyle.light > 0 ? `<path d="${d}" fill="url(#light)"/>` : ''}`;
};

const solid = ({ d, solid: color, opacity = 1 }: Part): string =>
  color === undefined ? '' : `<path d="${d}" fill="${color}" opacity="${opacity}"/>`;

const clipped = ({ clip }: Part, inner: string): string =>
  clip === undefined ? inner : `<g clip-path="url(#${clip})">${inner}</g>`;

const softened = (part: Part): readonly Part[] =>
  part.light ? [] : part.eye ? photoEye(part.eye) : [part];

/** The parts as painted in a style. */
const painted = (parts: readonly Part[], paintStyle: PaintStyle): readonly Part[] =>
  paintStyle.soft ? parts.flatMap(softened) : parts;

/** The drawing as SVG markup. */
export const paint = (parts: readonly Part[], paintStyle: PaintStyle): string => {
  const lines = paintStyle.strokes ? hatch(seededRandom(paintStyle.seed), 9) : '';
  const partMarkup = (part: Part, id: string): string =>
    (part.name === undefined
      ? ''
      : `<clipPath id="${part.name}"><path d="${part.d}"/></clipPath>`) +
    clipped(part, filled(part, id, paintStyle, lines) + solid(part)) +
    paintStyle.patches
      .filter(({ clip }) => clip !== undefined && clip === part.name)
      .map((patch) => clipped(patch, solid(patch)))
      .join('') +
    clipped(part, outline(part, paintStyle));
  const light =
    `<linearGradient id="light" x2=".8" y2="1"><stop stop-color="#fff" stop-opacity="${paintStyle.light}"/>` +
    `<stop offset=".5" stop-color="#888" stop-opacity="0"/><stop offset="1" stop-opacity="${paintStyle.light}"/></linearGradient>`;
  return `<defs>${light}</defs>${painted(parts, paintStyle)
    .map((part, index) => partMarkup(part, `fill-${index}`))
    .join('')}`;
};

/**
 * Everything that the parts cover in a style, in `currentColor`. Clipped parts lie within others.
 */
export const silhouette = (parts: readonly Part[], paintStyle: Pick<PaintStyle, 'pen'>): string =>
  parts
    .filter(({ clip }) => clip === undefined)
    .map((part) => {
      const fill = part.fill === undefined && part.solid === undefined ? 'none' : 'currentColor';
      return (
        `<path d="${part.d}" fill="${fill}" stroke="currentColor" stroke-width="${widthOf(part, paintStyle.pen)}" ` +
        'stroke-linecap="round" stroke-linejoin="round"/>'
      );
    })
    .join('');
