import type { FacePoints } from './face';
import type { Point } from './geometry';

/** A drawing that can be put into a picture: a dog or a thing, in units of its own. */
export interface Figure {
  readonly width: number;
  readonly height: number;
  /** Of the silhouette, square units, roughly: for choosing the size in the picture. */
  readonly area: number;
  /** SVG markup of the drawing. */
  readonly markup: string;
  /** The same shapes, all over in `currentColor`. */
  readonly silhouette: string;
  /** The middle of the head of a dog, else of the whole. */
  readonly focus: Point;
  /** The drawing ends in a straight cut below, which belongs at the picture's lower edge. */
  readonly cutBelow?: boolean;
  /** Empty for a thing. */
  readonly face: FacePoints;
}

/** Markup whose ids are its own, so that several drawings fit into one SVG. */
export const scoped = (markup: string, scope: string): string =>
  markup.replace(/ id="/g, ` id="${scope}-`).replace(/url\(#/g, `url(#${scope}-`);
