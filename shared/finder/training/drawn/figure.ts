import type { FacePoints } from './face';
import type { Point } from './geometry';

/** A drawing that can be placed in a picture: a dog or a thing, in its own units. */
export interface Figure {
  readonly width: number;
  readonly height: number;
  /** Approximate area of the silhouette in square units, for choosing the size in the picture. */
  readonly area: number;
  /** SVG markup of the drawing. */
  readonly markup: string;
  /** The same shapes, entirely in `currentColor`. */
  readonly silhouette: string;
  /** The middle of a dog's head, or of any other figure. */
  readonly focus: Point;
  /**
   * Whether the drawing is cut off straight at the bottom and must stand at the picture's lower
   * edge.
   */
  readonly cutBelow?: boolean;
  /** Empty for a thing. */
  readonly face: FacePoints;
}

/** Prefixes the ids in markup, so that several drawings fit into one SVG. */
export const scoped = (markup: string, scope: string): string =>
  markup.replace(/ id="/g, ` id="${scope}-`).replace(/url\(#/g, `url(#${scope}-`);
