import { Fields, Malformed } from './Fields';
import { LIMITS } from './limits';
import { readOp, TensorTable } from './ops';
import type { Header, Output } from './types';

/**
 * Reads the header of a weights file from its JSON value, for a data section of `dataBytes` bytes.
 * Checks everything that the interpreter relies on: each tensor is produced before it is used,
 * shapes agree, and parameters lie within the data. Throws `Malformed`.
 */
export function readHeader(json: unknown, dataBytes: number): Header {
  const fields = new Fields(json, 'header');
  const input = fields.fields('input');
  const channels = input.integer('channels', 3, 3);
  const scale = input.number('scale');
  if (scale <= 0) throw new Malformed(input.pathOf('scale'), 'not above zero');
  const tensors = new TensorTable(channels, dataBytes);
  const ops = fields
    .list('ops', LIMITS.ops)
    .map((op, index) => readOp(new Fields(op, `ops[${index}]`), tensors));
  return {
    name: fields.string('name'),
    version: fields.string('version'),
    input: { channels, mean: input.number('mean'), scale },
    outputs: readOutputs(fields.fields('outputs'), tensors),
    ops,
  };
}

function readOutputs(fields: Fields, tensors: TensorTable): Map<string, Output> {
  const { keys } = fields;
  if (keys.length > LIMITS.outputs) throw new Malformed(fields.path, `more than ${LIMITS.outputs}`);
  return new Map(keys.map((name) => [name, readOutput(fields.fields(name), tensors)]));
}

function readOutput(fields: Fields, tensors: TensorTable): Output {
  const tensor = fields.integer('tensor', 1, LIMITS.ops);
  const channels = fields.strings('channels', LIMITS.channels);
  if (channels.length !== tensors.get(tensor, fields.path).channels)
    throw new Malformed(fields.pathOf('channels'), 'not one name per channel');
  return { tensor, channels };
}
