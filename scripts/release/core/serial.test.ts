import { generateKeyPairSync, verify } from 'node:crypto';
import files from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { splitSignedText } from '../../../shared/kernel/src/release';
import { registryFile } from '../../config/registry';
import { runCommand } from './command';
import { setKillSwitch } from './pointers';
import { publish } from './publish';
import { nextRegistry } from './registry';
import { rollback } from './rollback';
import { signingKey } from './signing';
import { changeRegistry, readRegistry } from './store';
import { builtRemote, builtShell, newFolder } from './testing';

const first = { version: '1.0.0' };
const serialIn = async (store: string): Promise<number> => (await readRegistry(store)).serial ?? -1;

describe('the serial', () => {
  test('rises with each publish, canary, switch and rollback, in one store', async () => {
    const store = await newFolder();
    const serials: number[] = [];
    const names = new Set<string | undefined>();
    const steps: readonly (() => Promise<unknown>)[] = [
      async () => publish('mf-books', await builtRemote('books', 'one'), store, first),
      async () => publish('mf-books', await builtRemote('books', 'two'), store, first),
      async () =>
        publish('mf-books', await builtRemote('books', 'three'), store, {
          ...first,
          canary: { percent: 10 },
        }),
      () => changeRegistry(store, (registry) => setKillSwitch(registry, 'mf-books', 'why')),
      () => changeRegistry(store, (registry) => setKillSwitch(registry, 'mf-books', null)),
      () => rollback('mf-books', store),
      () => rollback('mf-books', store),
    ];
    for (const step of steps) {
      await step();
      serials.push(await serialIn(store));
      names.add((await readRegistry(store)).store);
    }
    expect(serials).toEqual([...new Set(serials)].sort((a, b) => a - b));
    expect(names.size).toBe(1);
  });

  test('starts at the time in seconds, and rises above a serial that is ahead of it', () => {
    const empty = { version: 1, remotes: {} } as const;
    expect(nextRegistry(empty, empty, 5_000_000).serial).toBe(5000);
    expect(nextRegistry({ ...empty, serial: 9000 }, empty, 5_000_000).serial).toBe(9001);
  });

  test('is added to a registry without one at its next change', async () => {
    const store = await newFolder();
    await publish('mf-books', await builtRemote('books', 'one'), store, first);
    const { serial: _serial, store: _store, ...old } = await readRegistry(store);
    await writeFile(registryFile(store), JSON.stringify(old));
    await changeRegistry(store, (registry) => setKillSwitch(registry, 'mf-books', 'why'));
    expect(await readRegistry(store)).toMatchObject({
      serial: expect.any(Number) as number,
      store: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
      remotes: { books: old.remotes['books'] },
    });
  });
});

describe('a remote from before releases had hashes', () => {
  const withoutHashes = async (): Promise<string> => {
    const store = await newFolder();
    await publish('mf-books', await builtRemote('books', 'one'), store, first);
    await changeRegistry(store, (registry) => {
      const { filesIntegrity: _none, ...books } = registry.remotes['books'];
      return { ...registry, remotes: { books } };
    });
    return store;
  };

  test('prevents a shell that needs hashes from being published, until the remote is published again', async () => {
    const store = await withoutHashes();
    const before = await readFile(registryFile(store), 'utf8');
    await expect(publish('shell', await builtShell('one'), store, first)).rejects.toThrow(
      /^books 1\.0\.0-\w+ has no hashes of its files, which the shell requires/,
    );
    expect(await readFile(registryFile(store), 'utf8')).toBe(before);
    await publish('mf-books', await builtRemote('books', 'two'), store, first);
    await publish('shell', await builtShell('one'), store, first);
  });
});

describe('the signature', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const text = (store: string) => readFile(registryFile(store), 'utf8');
  const isSigned = async (store: string): Promise<boolean> => {
    const signed = splitSignedText(await text(store));
    return (
      signed !== null &&
      verify(null, Buffer.from(signed.payload), publicKey, Buffer.from(signed.signature, 'base64'))
    );
  };
  const unchanged = <T>(value: T): T => value;

  test('covers the registry, is renewed with each change, and is at the end', async () => {
    const store = await newFolder();
    await publish('mf-books', await builtRemote('books', 'one'), store, first);
    expect(await isSigned(store)).toBe(false);
    await changeRegistry(store, unchanged, privateKey);
    expect(await isSigned(store)).toBe(true);
    const before = await text(store);
    await changeRegistry(store, unchanged, privateKey);
    expect(await isSigned(store)).toBe(true);
    expect(await text(store)).not.toBe(before);
    expect((await text(store)).match(/"signature"/g)).toHaveLength(1);
  });

  test('is never left out by mistake', async () => {
    const store = await newFolder();
    await changeRegistry(store, unchanged, privateKey);
    const before = await text(store);
    await expect(
      publish('mf-books', await builtRemote('books', 'one'), store, first),
    ).rejects.toThrow('each change must be signed too');
    expect(await text(store)).toBe(before);
  });

  test('uses the key in the environment, or in the file that it names', async () => {
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const file = join(await newFolder(), 'key.pem');
    await writeFile(file, pem);
    expect(signingKey({})).toBeUndefined();
    expect(signingKey({ REGISTRY_SIGNING_KEY: pem })?.equals(privateKey)).toBe(true);
    expect(signingKey({ REGISTRY_SIGNING_KEY_FILE: file })?.equals(privateKey)).toBe(true);
  });

  test('fails for a file that cannot be read, and the error names the variable of the key', async () => {
    jest.spyOn(files, 'readFileSync').mockImplementation(() => {
      throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
    });
    const print = jest.spyOn(console, 'error').mockImplementation();
    await runCommand(async () => signingKey({ REGISTRY_SIGNING_KEY_FILE: '/key.pem' })?.type ?? '');
    process.exitCode = undefined;
    expect(print).toHaveBeenCalledWith(
      'REGISTRY_SIGNING_KEY_FILE cannot be read: EACCES: permission denied',
    );
  });

  test('fails for an invalid key, or one of another kind, without showing the key', () => {
    expect(() => signingKey({ REGISTRY_SIGNING_KEY: 'secret' })).toThrow(
      /^(?!.*secret)The signing key/,
    );
    const { privateKey: other } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = other.export({ type: 'pkcs8', format: 'pem' }).toString();
    expect(() => signingKey({ REGISTRY_SIGNING_KEY: pem })).toThrow('is not an Ed25519 key');
  });
});
