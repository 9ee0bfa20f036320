import type { Mask } from '@scribblepup/imaging/plane';
import type { Circle, Point } from '@scribblepup/imaging';

/** Positions of the eyes and the nose, px; unknown ones are left out. */
export interface FacePoints {
  readonly eyes: readonly Point[];
  /** The closed ones among `eyes`. */
  readonly closed?: readonly Point[];
  readonly nose?: Point;
}

/** The drawn faces of a picture, px. */
export interface FaceArt {
  /** Eyes and noses: closed rings filled solid. */
  readonly solids: readonly (readonly Point[])[];
  /** Catch lights of the eyes. */
  readonly lights: readonly Circle[];
  /** Lines of the mouth, the chin, the tongue's groove and the upper lids. */
  readonly lines: readonly (readonly Point[])[];
  /** For each closed eye, the line where its lids meet. */
  readonly closedEyes: readonly (readonly Point[])[];
  /** Rims of tongues, as rings. */
  readonly tongues: readonly (readonly Point[])[];
  /** Mask of the solids and the lines with a small margin; no other line is drawn here. */
  readonly covered: Mask;
  /** Surroundings of the eyes and noses. */
  readonly featureZones: readonly FeatureZone[];
}

/** The surroundings of an eye or a nose: a disc, px. */
export interface FeatureZone {
  readonly at: Point;
  readonly radius: number;
}
