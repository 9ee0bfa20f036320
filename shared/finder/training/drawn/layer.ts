import { movedFace, swappedSides, type FacePoints } from './face';
import { scoped, type Figure } from './figure';
import { placed, transformOf, type Pose } from './geometry';

/** A figure placed in a picture. */
export interface Layer {
  readonly picture: string;
  readonly silhouette: string;
  readonly face: FacePoints;
}

/** Places a figure in a picture; `scope` prefixes its ids. */
export const layer = (figure: Figure, pose: Pose, scope: string): Layer => {
  const transform = transformOf(pose);
  const inPlace = (markup: string): string =>
    `<g transform="${transform}">${scoped(markup, scope)}</g>`;
  const face = movedFace(figure.face, (point) => placed(pose, point));
  return {
    picture: inPlace(figure.markup),
    silhouette: inPlace(figure.silhouette),
    face: pose.mirrored ? swappedSides(face) : face,
  };
};

/** The shadow below a figure. @param strength 0 to 1 */
export const shadow = (
  { to, from, scale }: Pose,
  { width, height }: Figure,
  strength: number,
): string => {
  const [x, y] = [
    to[0] + scale[0] * (width / 2 - from[0]),
    to[1] + scale[1] * (0.95 * height - from[1]),
  ];
  return `<ellipse cx="${x}" cy="${y}" rx="${0.42 * width * scale[0]}" ry="${0.06 * height * scale[1]}" fill="#1A1008" opacity="${strength}"/>`;
};
