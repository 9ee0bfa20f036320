import { ink as inkColour, photoEye, type Part } from '../../../../scripts/demo/dogs/parts';
import { hatch } from '../../../../scripts/demo/dogs/paths';
import { random } from '@scribblepup/imaging/random';

/** How the parts of a drawing are painted. */
export interface Look {
  /** Factor on the width of the outlines; 0 leaves outlines out. */
  readonly pen: number;
  /** Outlines in the colours of the strokes instead of in ink, and small eyes. */
  readonly soft: boolean;
  /** Strokes over the fill. */
  readonly strokes: boolean;
  /** Share of white on the lit side and of black on the other, 0 to 1. */
  readonly light: number;
  /** Seed of the strokes. */
  readonly seed: number;
  /** Parts painted over the part of that name, clipped to it. */
  readonly patches: readonly Part[];
}

// Lines inside a drawing, such as brows, stay where outlines are left out.
const leastPen = 0.4;

const widthOf = ({ ink = 0, fill }: Part, pen: number): number =>
  ink * (fill === undefined ? Math.max(leastPen, pen) : pen);

const outline = (part: Part, { pen, soft }: Look): string => {
  const width = widthOf(part, pen);
  const colour = (soft && part.shade) || inkColour;
  return width === 0
    ? ''
    : `<path d="${part.d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
};

const filled = ({ d, fill, shade }: Part, id: string, look: Look, lines: string): string => {
  if (fill === undefined) return '';
  const strokes =
    `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">` +
    `<path d="${lines}" stroke="${shade}" stroke-opacity=".3" stroke-width="5" fill="none"/></g>`;
  return `<path d="${d}" fill="${fill}"/>${look.strokes ? strokes : ''}${look.light > 0 ? `<path d="${d}" fill="url(#light)"/>` : ''}`;
};

const solid = ({ d, solid: colour, opacity = 1 }: Part): string =>
  colour === undefined ? '' : `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`;

const clipped = ({ clip }: Part, inner: string): string =>
  clip === undefined ? inner : `<g clip-path="url(#${clip})">${inner}</g>`;

const softened = (part: Part): readonly Part[] =>
  part.light ? [] : part.eye ? photoEye(part.eye) : [part];

/** The parts as they are painted under a look. */
const painted = (parts: readonly Part[], look: Look): readonly Part[] =>
  look.soft ? parts.flatMap(softened) : parts;

/** The drawing as SVG markup. */
export const paint = (parts: readonly Part[], look: Look): string => {
  const lines = look.strokes ? hatch(random(look.seed), 9) : '';
  const one = (part: Part, id: string): string =>
    (part.name === undefined
      ? ''
      : `<clipPath id="${part.name}"><path d="${part.d}"/></clipPath>`) +
    clipped(part, filled(part, id, look, lines) + solid(part)) +
    look.patches
      .filter(({ clip }) => clip !== undefined && clip === part.name)
      .map((patch) => clipped(patch, solid(patch)))
      .join('') +
    clipped(part, outline(part, look));
  const light =
    `<linearGradient id="light" x2=".8" y2="1"><stop stop-color="#fff" stop-opacity="${look.light}"/>` +
    `<stop offset=".5" stop-color="#888" stop-opacity="0"/><stop offset="1" stop-opacity="${look.light}"/></linearGradient>`;
  return `<defs>${light}</defs>${painted(parts, look)
    .map((part, index) => one(part, `fill-${index}`))
    .join('')}`;
};

/** All that the parts cover under a look, in `currentColor`. Clipped parts lie within others. */
export const silhouette = (parts: readonly Part[], look: Pick<Look, 'pen'>): string =>
  parts
    .filter(({ clip }) => clip === undefined)
    .map((part) => {
      const fill = part.fill === undefined && part.solid === undefined ? 'none' : 'currentColor';
      return (
        `<path d="${part.d}" fill="${fill}" stroke="currentColor" stroke-width="${widthOf(part, look.pen)}" ` +
        'stroke-linecap="round" stroke-linejoin="round"/>'
      );
    })
    .join('');
