/** One part of a prop: SVG path data in the prop's own units. */
export interface PropPart {
  readonly d: string;
  readonly fill?: 'white' | 'black' | 'none';
  /** Factor for the page's line width. */
  readonly line?: number;
}

/**
 * A thing to draw, about 100 units in size, as parts from back to front. Standing things have their
 * origin at the foot.
 */
export type Prop = readonly PropPart[];

/** A white shape with an outline. */
export const solid = (d: string): PropPart => ({ d });
/** Inner lines, slightly thinner than the outline. */
export const lines = (d: string): PropPart => ({ d, fill: 'none', line: 0.8 });
/** A small black shape, such as an eye. */
export const black = (d: string): PropPart => ({ d, fill: 'black', line: 0 });
/** A circle as path data. */
export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 1 ${2 * r} 0a${r} ${ry} 0 1 1 ${-2 * r} 0z`;
