import { isStringMatching } from '../schema/schema';

/** An Ed25519 signature (64 bytes) as base64. */
export const isSignature = isStringMatching(/^[A-Za-z0-9+/]{86}==$/);

/** An Ed25519 public key (32 bytes) as base64. */
export const isPublicKey = isStringMatching(/^[A-Za-z0-9+/]{43}=$/);

const END = '\n}\n';
const signatureLine = /,\n {2}"signature": "([A-Za-z0-9+/]{86}==)"\n\}\n$/;

/** A registry's text in two parts: the signed payload and its signature. */
export interface SignedText {
  readonly payload: string;
  readonly signature: string;
}

/**
 * The part of an unsigned registry's text that a signature covers: all but its closing brace.
 * Throws Error if the text does not end with a brace on its own line.
 */
export const payloadToSign = (text: string): string => {
  if (!text.endsWith(END))
    throw new Error('The registry does not end with "}" on its own line, so it cannot be signed.');
  return text.slice(0, -END.length);
};

/** Adds the signature as the last line. The signature covers everything before it. */
export const joinSignedText = ({ payload, signature }: SignedText): string =>
  `${payload},\n  "signature": "${signature}"${END}`;

/**
 * Splits the last line, the signature, off a registry's text. The line has only one form, so nobody
 * can add to a signed registry. Null for a registry without a signature.
 */
export const splitSignedText = (text: string): SignedText | null => {
  const end = signatureLine.exec(text);
  return end && { payload: text.slice(0, end.index), signature: end[1] ?? '' };
};
