import { breeds, type Breed } from './breeds';
import { ink, photoEye, type Part } from './parts';
import { canvas, hatch, seededRandom, wobble } from './paths';

const filters = `<filter id="wax" filterUnits="userSpaceOnUse" x="0" y="0" width="400" height="460">
  <feTurbulence type="fractalNoise" baseFrequency=".16 .34" numOctaves="2" seed="9" result="n"/>
  <feColorMatrix in="n" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -3 2.55" result="m"/>
  <feComposite in="SourceGraphic" in2="m" operator="in"/>
</filter>`;

const stroked = (part: Part | undefined, color: string = ink): string =>
  part?.ink
    ? `<path d="${part.d}" fill="none" stroke="${color}" stroke-width="${part.ink}" stroke-linecap="round" stroke-linejoin="round"/>`
    : '';

const solidPart = (part: Part): string =>
  part.solid === undefined
    ? ''
    : `<path d="${part.d}" fill="${part.solid}"${part.opacity === undefined ? '' : ` opacity="${part.opacity}"`}/>`;

const clipped = (part: Part, inner: string): string =>
  part.clip === undefined || inner === ''
    ? inner
    : `<g clip-path="url(#clip-${part.clip})">${inner}</g>`;

const clipPathOf = (part: Part): string =>
  part.name === undefined
    ? ''
    : `<clipPath id="clip-${part.name}"><path d="${part.d}"/></clipPath>`;

const crayon = (part: Part, id: string, strokes: string): string =>
  `<path d="${part.d}" fill="${part.fill}" opacity=".55"/><clipPath id="${id}"><path d="${part.d}"/></clipPath>` +
  `<g filter="url(#wax)"><path d="${part.d}" fill="${part.fill}"/>` +
  `<g clip-path="url(#${id})"><path d="${strokes}" stroke="${part.shade}" stroke-opacity=".16" stroke-width="7" fill="none" stroke-linejoin="round"/></g></g>`;

const partsOf = (breed: Breed, hidden: Part['only'], lineScale = 1): Part[] =>
  breeds[breed]
    .parts()
    .filter((part: Part) => part.only !== hidden)
    .map((part: Part) => ({ ...part, ink: part.ink && part.ink * lineScale, d: wobble(part.d) }));

const softened = (part: Part): Part[] => (part.light ? [] : part.eye ? photoEye(part.eye) : [part]);

export interface DrawingStyle {
  /** Factor for the line width. */
  readonly lineScale?: number;
  /** Whether to look softer, like a photo: lines in the colors of the coat, and smaller eyes. */
  readonly soft?: boolean;
}

/**
 * The dog in crayon, as the content of an SVG of 400 x 460 units. It uses filters, so rasterize it.
 */
export const colorMarkup = (
  breed: Breed,
  { lineScale = 1, soft = false }: DrawingStyle = {},
): string => {
  const random = seededRandom(breed.length * 97 + breed.charCodeAt(0));
  const all = partsOf(breed, 'line', lineScale);
  const parts = soft ? all.flatMap(softened) : all;
  const inked = (part?: Part): string => stroked(part, (soft && part?.shade) || ink);
  const painted = parts.map((part, index) => {
    const paper =
      part.fill === undefined
        ? ''
        : `<path d="${part.d}" fill="#FFFDF8"/>${crayon(part, `part-${index}`, hatch(random))}`;
    // A patch covers the inner half of the outline around it, so draw that outline again.
    const under =
      part.clip === undefined ? undefined : parts.find(({ name }) => name === part.clip);
    return clipPathOf(part) + clipped(part, paper + solidPart(part) + inked(part)) + inked(under);
  });
  return `<defs>${filters}</defs>${painted.join('')}`;
};

/** The dog as line art for coloring in, in plain paths. */
export const lineMarkup = (breed: Breed): string =>
  partsOf(breed, 'color')
    .map((part) => {
      const paper = part.fill === undefined ? '' : `<path d="${part.d}" fill="#fff"/>`;
      return clipPathOf(part) + clipped(part, paper + solidPart(part) + stroked(part));
    })
    .join('');

/** A complete SVG file around drawn markup. */
export const svg = (
  inner: string,
  { width, height }: { width: number; height: number } = canvas,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`;
