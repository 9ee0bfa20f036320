/** @jest-environment node */
import { joinSignedText, payloadToSign } from '@scribblepup/kernel/release';
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { checkSignature } from './signature';

const pair = (): { key: KeyObject; publicKey: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  return { key: privateKey, publicKey: raw.toString('base64') };
};
const signText = (unsigned: string, key: KeyObject): string => {
  const payload = payloadToSign(unsigned);
  return joinSignedText({
    payload,
    signature: sign(null, Buffer.from(payload), key).toString('base64'),
  });
};
const ours = pair();
const theirs = pair();
const text = '{\n  "version": 1,\n  "serial": 7\n}\n';
const signed = signText(text, ours.key);

test('a registry signed by one of the keys is accepted', async () => {
  expect(JSON.parse(signed)).toMatchObject({ version: 1, serial: 7 });
  await checkSignature(signed, [ours.publicKey]);
  await checkSignature(signed, [theirs.publicKey, ours.publicKey]);
});

test('without keys, no signature is needed', async () => {
  await checkSignature(text, []);
});

test.each([
  ['no signature', text, /has no signature/],
  ['a signature made with another key', signText(text, theirs.key), /with another key/],
  ['another serial', signed.replace('7', '8'), /with another key/],
  ['a field after the signature', signed.replace('"\n}', '",\n  "serial": 9\n}'), /no signature/],
  [
    'a second signature',
    signed.replace('\n}\n', `,\n  "signature": "${'A'.repeat(86)}=="\n}\n`),
    /with another key/,
  ],
  ['different white space at its end', signed.replace('\n}\n', '}'), /no signature/],
])('%s is refused', async (_what, changed, reason) => {
  await expect(checkSignature(changed, [ours.publicKey])).rejects.toThrow(reason);
});

test.each(['', 'no key', ours.publicKey.slice(4)])(
  'an invalid key %j verifies nothing',
  async (key) => {
    await expect(checkSignature(signed, [key])).rejects.toThrow(/could not be verified/);
  },
);

test('a browser that cannot verify signatures refuses all of them', async () => {
  const importKey = jest
    .spyOn(crypto.subtle, 'importKey')
    .mockRejectedValue(new DOMException('Unrecognized name', 'NotSupportedError'));
  await expect(checkSignature(signed, [ours.publicKey])).rejects.toThrow(/could not be verified/);
  importKey.mockRestore();
});
