// Bytes per String.fromCharCode call: more arguments overflow the stack in some browsers.
const CHUNK = 0x8000;

/** A picture as text, for a JSON file. */
export interface PictureText {
  /** MIME type. */
  readonly type: string;
  /** Base64. */
  readonly data: string;
}

export const pictureToText = async (blob: Blob): Promise<PictureText> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return { type: blob.type, data: btoa(binary) };
};

/** Decodes a picture. Throws if `data` is not Base64. */
export const textToPicture = ({ type, data }: PictureText): Blob => {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type });
};
