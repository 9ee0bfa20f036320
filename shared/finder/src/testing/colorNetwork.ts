import { WeightsBuilder } from './build';

/** Size of every face that the color network sees, input px. */
export const FACE_SIZE = 40;

/**
 * Builds the weights of a network that recognizes colors instead of dogs. Full red is dog. On top
 * of red, blue without green is a face's center, green without blue a left eye, and both together a
 * nose; it never finds the other keypoints. With `eyesAlike`, green is a right eye too, so that a
 * mirrored face looks the same.
 */
export function colorNetwork({ eyesAlike = false } = {}): WeightsBuilder {
  const build = new WeightsBuilder();
  const byColor = (
    from: number,
    channels: readonly (readonly [r: number, g: number, b: number, bias: number])[],
  ): number =>
    build.conv(
      from,
      {
        weights: channels.flatMap(([r, g, b]) => [r, g, b]),
        scales: channels.map(() => 1),
        bias: channels.map(([, , , bias]) => bias),
      },
      { stride: 2 },
    );
  const half = byColor(0, [
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 1, 0],
  ]);
  const nowhere = [0, 0, 0, -10] as const;
  const eye = [0, 6, -6, -9] as const;
  return build
    .output('mask', byColor(half, [[6, 0, 0, 0]]), ['dog'])
    .output(
      'points',
      byColor(half, [eye, eyesAlike ? eye : nowhere, [0, 6, 6, -9], nowhere, nowhere]),
      ['left_eye', 'right_eye', 'nose', 'left_ear_base', 'right_ear_base'],
    )
    .output(
      'head',
      byColor(half, [
        [0, -6, 6, -9],
        [0, 0, 0, Math.log(FACE_SIZE / 32)],
      ]),
      ['centre', 'log_size'],
    );
}
