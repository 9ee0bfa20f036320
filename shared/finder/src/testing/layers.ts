import type { LayerOptions, Numbers, WeightsBuilder } from './build';

/**
 * Random parameters for a layer, of about the same magnitude as those of a trained one.
 */
export function randomNumbers(channels: number, each: number, random: () => number): Numbers {
  const list = (length: number, value: () => number): number[] => Array.from({ length }, value);
  return {
    weights: list(channels * each, () => Math.round(random() * 254 - 127)),
    scales: list(channels, () => (0.5 + random()) / 127 / Math.sqrt(each)),
    bias: list(channels, () => random() - 0.5),
  };
}

export function randomConv(
  build: WeightsBuilder,
  from: number,
  channels: number,
/** Adds a convolution with random parameters, and returns the number of its output tensor. */
  random: () => number,
  options: LayerOptions = {},
): number {
  const { kernel = 1 } = options;
  return build.conv(
    from,
    randomNumbers(channels, kernel * kernel * build.channelsOf(from), random),
    options,
  );
}

export function randomDepthwise(
  build: WeightsBuilder,
  from: number,
  random: () => number,
/** Adds a depthwise convolution with random parameters, like `randomConv`. */
  options: LayerOptions = {},
): number {
  const { kernel = 1 } = options;
  return build.depthwise(
    from,
    randomNumbers(build.channelsOf(from), kernel * kernel, random),
    options,
  );
}
