import { randomBytes, type KeyObject } from 'node:crypto';
import { isRegistry, REGISTRY_VERSION, type Registry } from '../../../shared/kernel/src/release';
import { findInvalidPath } from '../../../shared/kernel/src/schema/schema';
import { signText } from './signing';

export type { Registry, Release, RemotePointer } from '../../../shared/kernel/src/release';

export const emptyRegistry: Registry = { version: REGISTRY_VERSION, remotes: {} };

/**
 * Parses a registry from its JSON text.
 * @throws Error that says what is wrong with it, so that no command continues with an invalid
 * registry.
 */
export const parseRegistry = (text: string): Registry => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('The registry is not JSON.');
  }
  if (isRegistry(value)) return value;
  throw new Error(
    `The registry cannot be used: ${findInvalidPath(isRegistry, value) ?? ''} is missing or invalid.`,
  );
};

/** The registry's text, signed if there is a `key`, and without any earlier signature. */
export const formatRegistry = (
  { signature: _old, ...registry }: Registry,
  key?: KeyObject,
): string => {
  const text = `${JSON.stringify(registry, null, 2)}\n`;
  return key ? signText(text, key) : text;
};

/**
 * The next registry after `before`, with a higher serial. The serial is the time in seconds, so
 * that even a store that was lost and set up again has higher serials than visitors have seen.
 */
export const nextRegistry = (before: Registry, changed: Registry, now = Date.now()): Registry => {
  const { version, serial: _serial, store: _store, ...rest } = changed;
  return {
    version,
    serial: Math.max((before.serial ?? 0) + 1, Math.floor(now / 1000)),
    store: before.store ?? randomBytes(6).toString('hex'),
    ...rest,
  };
};
