/** Reads part of a file; the result is shorter at the end of the file. */
export const readBytes = async (file: Blob, offset: number, length: number): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(offset, offset + length).arrayBuffer());

/** Decodes a byte range to characters, one per byte. */
export const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** A view for reading multi-byte numbers; reading past the end throws a RangeError. */
export const toDataView = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
