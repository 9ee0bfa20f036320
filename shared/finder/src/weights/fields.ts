/** Reads typed fields out of parsed JSON; a field of the wrong type throws `Malformed`. */

export class Malformed extends Error {
  override readonly name = 'Malformed';

  constructor(
    readonly path: string,
    readonly problem: string,
  ) {
    super(`${path}: ${problem}`);
  }
}

export class Fields {
  private readonly values: ReadonlyMap<string, unknown>;

  constructor(
    value: unknown,
    readonly path: string,
  ) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new Malformed(path, 'not an object');
    this.values = new Map(Object.entries(value));
  }

  get keys(): string[] {
    return [...this.values.keys()];
  }

  at(key: string): string {
    return `${this.path}.${key}`;
  }

  fields(key: string): Fields {
    return new Fields(this.values.get(key), this.at(key));
  }

  text(key: string): string {
    const value = this.values.get(key);
    if (typeof value !== 'string') throw new Malformed(this.at(key), 'not a string');
    return value;
  }

  number(key: string): number {
    const value = this.values.get(key);
    if (typeof value !== 'number' || !Number.isFinite(value))
      throw new Malformed(this.at(key), 'not a number');
    return value;
  }

  /** A whole number from `least` to `most`. */
  whole(key: string, least: number, most: number): number {
    return whole(this.values.get(key), this.at(key), least, most);
  }

  oneOf<T extends string>(key: string, choices: readonly T[]): T {
    const value = this.values.get(key);
    const chosen = choices.find((choice) => choice === value);
    if (chosen === undefined) throw new Malformed(this.at(key), `not one of ${choices.join(', ')}`);
    return chosen;
  }

  /** An array of at most `most` strings. */
  texts(key: string, most: number): readonly string[] {
    return this.list(key, most).map((value) => {
      if (typeof value !== 'string') throw new Malformed(this.at(key), 'not an array of strings');
      return value;
    });
  }

  /** An array of at most `most` values. */
  list(key: string, most: number): readonly unknown[] {
    const value = this.values.get(key);
    if (!Array.isArray(value)) throw new Malformed(this.at(key), 'not an array');
    if (value.length > most) throw new Malformed(this.at(key), `more than ${most}`);
    return value;
  }
}

export function whole(value: unknown, path: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new Malformed(path, `not a whole number from ${least} to ${most}`);
  return value;
}
