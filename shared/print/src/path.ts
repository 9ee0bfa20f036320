/**
 * A parsed path: its commands, such as `MLCZ`, and a flat list of their coordinates, 2 for M and L,
 * 6 for C.
 */
export interface Path {
  readonly commands: string;
  readonly coordinates: readonly number[];
}

type Command = 'M' | 'L' | 'C' | 'Z';
/** Number of coordinates that each command takes. */
const coordinateCounts: Readonly<Record<Command, number>> = { M: 2, L: 2, C: 6, Z: 0 };

const isCommand = (token: string): token is Command => token in coordinateCounts;

/**
 * Parses path data of absolute M, L, C and Z. As in SVG, additional pairs after M are lines, and
 * separators are optional where a sign, a point or a letter ends the previous number.
 * Throws SyntaxError on anything else, and on numbers that overflow.
 */
export const parsePath = (d: string): Path => {
  const token = /\s*,?\s*(?:([A-Za-z])|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?))/y;
  const coordinates: number[] = [];
  let commands = '';
  let command: Command | null = null;
  let missing = 0;

  const fail = (): never => {
    throw new SyntaxError(`Not a path of M, L, C and Z: ${d.slice(0, 40)}`);
  };

  const end = d.trimEnd().length;
  while (token.lastIndex < end) {
    const match = token.exec(d) ?? fail();
    const [, letter, number] = match;
    if (letter !== undefined) {
      if (missing !== 0 || !isCommand(letter) || (command === null && letter !== 'M')) fail();
      command = letter as Command;
      commands += command;
      missing = coordinateCounts[command];
    } else {
      if (command === null || command === 'Z') return fail();
      if (missing === 0) {
        if (command === 'M') command = 'L';
        commands += command;
        missing = coordinateCounts[command];
      }
      const coordinate = Number(number);
      // A large exponent, as in 1e999, overflows.
      if (!Number.isFinite(coordinate)) fail();
      coordinates.push(coordinate);
      missing -= 1;
    }
  }
  if (missing !== 0) fail();
  return { commands, coordinates };
};
