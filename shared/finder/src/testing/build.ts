import { crc32 } from '../weights/crc32';
import type { Activation } from '../weights/types';

export interface LayerOptions {
  readonly kernel?: number;
  readonly stride?: number;
  readonly dilation?: number;
  readonly activation?: Activation;
}

/**
 * A layer's parameters for the builder: int8 weights in the file's order, scale and bias by
 * channel.
 */
export interface ParameterValues {
  readonly weights: readonly number[];
  readonly scales: readonly number[];
  readonly bias: readonly number[];
}

type JsonOp = Record<string, unknown>;

/** Builds weights files by hand, op by op; methods return the number of the tensor they create. */
export class WeightsBuilder {
  readonly ops: JsonOp[] = [];
  readonly outputs: Record<string, { tensor: number; channels: string[] }> = {};
  private readonly channels = [3];
  private readonly data: number[] = [];

  conv(
    from: number,
    { weights, scales, bias }: ParameterValues,
    options: LayerOptions = {},
  ): number {
    return this.layer(
      'conv',
      from,
      { weights, scales, bias },
      { inChannels: this.channels[from] },
      options,
    );
  }

  depthwise(from: number, parameters: ParameterValues, options: LayerOptions = {}): number {
    return this.layer('depthwise', from, parameters, {}, options);
  }

  add(a: number, b: number): number {
    return this.push({ op: 'add', in: [a, b] }, this.channels[a]);
  }

  concat(a: number, b: number): number {
    return this.push({ op: 'concat', in: [a, b] }, this.channels[a] + this.channels[b]);
  }

  pool(from: number): number {
    return this.push({ op: 'pool', in: [from] }, this.channels[from]);
  }

  resize(from: number, like: number): number {
    return this.push({ op: 'resize', in: [from, like] }, this.channels[from]);
  }

  output(name: string, tensor: number, channels?: readonly string[]): this {
    this.outputs[name] = {
      tensor,
      channels: [...(channels ?? Array.from({ length: this.channels[tensor] }, (_, i) => `${i}`))],
    };
    return this;
  }

  channelsOf(tensor: number): number {
    return this.channels[tensor];
  }

  /** The header's JSON value, which a test may change before it is written. */
  header(): Record<string, unknown> {
    return {
      name: 'dog-finder',
      version: '1.0.0',
      input: { channels: 3, mean: 127.5, scale: 127.5 },
      outputs: this.outputs,
      ops: this.ops,
    };
  }

  file(header: unknown = this.header()): Uint8Array<ArrayBuffer> {
    return writeFile(header, this.data);
  }

  private layer(
    op: string,
    from: number,
    { weights, scales, bias }: ParameterValues,
    extra: JsonOp,
    options: LayerOptions,
  ): number {
    const { kernel = 1, stride = 1, dilation = 1, activation = 'none' } = options;
    const places = {
      weights: this.put(Int8Array.from(weights)),
      scales: this.put(Float32Array.from(scales)),
      bias: this.put(Float32Array.from(bias)),
    };
    return this.push(
      {
        op,
        in: [from],
        kernel,
        stride,
        dilation,
        activation,
        outChannels: bias.length,
        ...extra,
        ...places,
      },
      bias.length,
    );
  }

  private push(op: JsonOp, channels: number): number {
    const out = this.channels.push(channels) - 1;
    this.ops.push({ ...op, out });
    return out;
  }

  private put(values: Int8Array | Float32Array): number {
    while (this.data.length % 4 !== 0) this.data.push(0);
    const start = this.data.length;
    this.data.push(...new Uint8Array(values.buffer));
    return start;
  }
}

function writeFile(header: unknown, data: readonly number[]): Uint8Array<ArrayBuffer> {
  let json = JSON.stringify(header);
  while ((20 + new TextEncoder().encode(json).length) % 16 !== 0) json += ' ';
  const text = new TextEncoder().encode(json);
  const bytes = new Uint8Array(20 + text.length + data.length);
  bytes.set(text, 20);
  bytes.set(data, 20 + text.length);
  bytes.set(new TextEncoder().encode('SPNN'));
  const view = new DataView(bytes.buffer);
  view.setUint32(4, 1, true);
  view.setUint32(8, text.length, true);
  view.setUint32(12, bytes.length, true);
  view.setUint32(16, crc32(bytes.subarray(20)), true);
  return bytes;
}
