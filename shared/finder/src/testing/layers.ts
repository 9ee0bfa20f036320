import type { LayerOptions, ParameterValues, WeightsBuilder } from './build';

/**
 * Random parameters for a layer, of about the same magnitude as those of a trained one.
 */
export function randomParameters(
  channels: number,
  weightsPerChannel: number,
  random: () => number,
): ParameterValues {
  const list = (length: number, value: () => number): number[] => Array.from({ length }, value);
  return {
    weights: list(channels * weightsPerChannel, () => Math.round(random() * 254 - 127)),
    scales: list(channels, () => (0.5 + random()) / 127 / Math.sqrt(weightsPerChannel)),
    bias: list(channels, () => random() - 0.5),
  };
}

/** Adds a convolution with random parameters, and returns the number of its output tensor. */
export function randomConv(
  build: WeightsBuilder,
  from: number,
  channels: number,
  random: () => number,
  options: LayerOptions = {},
): number {
  const { kernel = 1 } = options;
  return build.conv(
    from,
    randomParameters(channels, kernel * kernel * build.channelsOf(from), random),
    options,
  );
}

/** Adds a depthwise convolution with random parameters, like `randomConv`. */
export function randomDepthwise(
  build: WeightsBuilder,
  from: number,
  random: () => number,
  options: LayerOptions = {},
): number {
  const { kernel = 1 } = options;
  return build.depthwise(
    from,
    randomParameters(build.channelsOf(from), kernel * kernel, random),
    options,
  );
}
