/** True in `npm run soak`, which does more than a test and prints figures. */
const isSoak = process.env['SOAK'] !== undefined;

/** How many runs to make: as many as SOAK says, else so few that they fit into `npm test`. */
export const runs = (few: number): number => (isSoak ? Number(process.env['SOAK']) : few);

/** Prints a figure in `npm run soak`; a test alone stays silent. */
export const tell = (line: string): void => {
  if (isSoak) process.stdout.write(`${line}\n`);
};
