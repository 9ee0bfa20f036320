import { splitSignedText } from '@scribblepup/kernel/release';

const decodeBase64 = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const isSignedBy = async (
  key: string,
  payload: Uint8Array<ArrayBuffer>,
  signature: string,
): Promise<boolean> => {
  const { subtle } = crypto;
  const publicKey = await subtle.importKey('raw', decodeBase64(key), 'Ed25519', false, ['verify']);
  return subtle.verify('Ed25519', publicKey, decodeBase64(signature), payload);
};

/**
 * Checks that one of the operator's keys has signed a registry. Without keys, no signature is
 * needed.
 * @throws Error if no key has made the signature, or the browser cannot verify it
 */
export const checkSignature = async (text: string, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return;
  const signed = splitSignedText(text);
  if (!signed) throw new Error('the registry has no signature');
  const payload = new TextEncoder().encode(signed.payload);
  let cause: unknown;
  for (const key of keys) {
    try {
      if (await isSignedBy(key, payload, signed.signature)) return;
    } catch (error) {
      // An invalid key, or a browser without Ed25519, verifies nothing.
      cause = error;
    }
  }
  throw cause === undefined
    ? new Error('the registry is signed with another key')
    : new Error('the signature could not be verified', { cause });
};
