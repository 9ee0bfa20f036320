import { crc32 } from './crc32';
import { Malformed } from './Fields';
import { readHeader } from './header';
import { LIMITS } from './limits';
import type { Weights, WeightsFailure } from './types';

const MAGIC = new TextEncoder().encode('SPNN');
const FORMAT_VERSION = 1;
/** Magic, version, header length, file length, checksum: five 32-bit numbers. */
const PREFIX = 20;
/** The header is padded so that the data begins at a multiple of this many bytes. */
const ALIGNMENT = 16;

export type ParsedWeights =
  | { readonly ok: true; readonly weights: Weights }
  | { readonly ok: false; readonly failure: WeightsFailure };

const failed = (failure: WeightsFailure): ParsedWeights => ({ ok: false, failure });

/**
 * Reads a weights file: prefix, JSON header, data. Never throws: returns a failure if the bytes are
 * unusable. The weights keep a view of the bytes; nothing is copied.
 */
export function parseWeights(bytes: Uint8Array): ParsedWeights {
  const received = bytes.byteLength;
  const view = new DataView(bytes.buffer, bytes.byteOffset, received);
  const number = (offset: number): number => view.getUint32(offset, true);
  if (MAGIC.some((byte, offset) => offset < received && bytes[offset] !== byte))
    return failed({ kind: 'foreign' });
  if (received < PREFIX) return failed({ kind: 'truncated', expected: PREFIX, received });
  if (number(4) !== FORMAT_VERSION) return failed({ kind: 'version', found: number(4) });
  const expected = number(12);
  if (expected > LIMITS.file)
    return failed({ kind: 'malformed', path: 'file', problem: `more than ${LIMITS.file} bytes` });
  if (received < expected) return failed({ kind: 'truncated', expected, received });
  if (received > expected || crc32(bytes.subarray(PREFIX)) !== number(16))
    return failed({ kind: 'altered' });
  const dataStart = PREFIX + number(8);
  // The checksum does not cover the header's length, and a wrong length would shift the data.
  if (dataStart > received || dataStart % ALIGNMENT !== 0) return failed({ kind: 'altered' });
  return parseBody(bytes.subarray(PREFIX, dataStart), bytes.subarray(dataStart));
}

function parseBody(header: Uint8Array, data: Uint8Array): ParsedWeights {
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(header));
    return { ok: true, weights: { ...readHeader(json, data.byteLength), data } };
  } catch (error) {
    const { path, problem } =
      error instanceof Malformed ? error : { path: 'header', problem: String(error) };
    return failed({ kind: 'malformed', path, problem });
  }
}
