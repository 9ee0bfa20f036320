import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { joinSignedText, payloadToSign } from '../../../shared/kernel/src/release';

const readKey = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    // Drop the error's `code`: for EACCES, `runCommand` would not mention the key.
    throw new Error(`REGISTRY_SIGNING_KEY_FILE cannot be read: ${(cause as Error).message}`, {
      cause,
    });
  }
};

/**
 * The operator's private key: PEM text in REGISTRY_SIGNING_KEY, or in the file that
 * REGISTRY_SIGNING_KEY_FILE names. Undefined without either.
 * @throws Error when it cannot be read, or is not an Ed25519 key
 */
export const signingKey = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): KeyObject | undefined => {
  const file = env['REGISTRY_SIGNING_KEY_FILE'];
  const pem = env['REGISTRY_SIGNING_KEY'] || (file && readKey(file));
  if (!pem) return undefined;
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch (cause) {
    // The cause may quote the key's own text; the message must not.
    throw new Error('The signing key of the registry cannot be read. It must be in PEM format.', {
      cause,
    });
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error('The signing key of the registry is not an Ed25519 key.');
  return key;
};

/** Signs a registry's text; the signature becomes its last field. */
export const signText = (text: string, key: KeyObject): string => {
  const payload = payloadToSign(text);
  const signature = sign(null, Buffer.from(payload), key).toString('base64');
  return joinSignedText({ payload, signature });
};
