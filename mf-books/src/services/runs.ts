export interface Run {
  readonly from: number;
  readonly count: number;
}

/** Groups numbers into runs of consecutive ones, in the given order. */
export const runs = (numbers: readonly number[]): Run[] => {
  const found: Run[] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last && number === last.from + last.count)
      found[found.length - 1] = { ...last, count: last.count + 1 };
    else found.push({ from: number, count: 1 });
  }
  return found;
};
