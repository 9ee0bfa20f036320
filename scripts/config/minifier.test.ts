import { minify } from '@swc/core';
import { minifier } from './minifier';

test('a function that is used once is not moved into its caller', async () => {
  const script = `(() => {
    function sumOf(values) {
      let sum = 0;
      for (const value of values) sum += value;
      return sum;
    }
    function sumsOf(rows) {
      const sums = [];
      for (const row of rows) sums.push(sumOf(row));
      return sums;
    }
    self.results = [sumsOf(self.before), sumsOf(self.after)];
  })();`;
  const { code } = await minify(script, minifier);
  // The minifier drops the name of a function that it moves.
  expect(code.match(/function \w+\(/g)).toHaveLength(2);
});
