import { format } from 'node:util';

// A warning that no test expects is a fault: nobody reads what a passing run prints. A test that
// expects one replaces the method with jest.spyOn.
const printed: Error[] = [];
for (const method of ['error', 'warn'] as const) {
  console[method] = (...args: unknown[]): void => {
    printed.push(new Error(`Printed by console.${method}: ${format(...args)}`));
  };
}

const failIfPrinted = (): void => {
  const [first] = printed.splice(0);
  if (first) throw first;
};
afterEach(failIfPrinted);
// After the last test, only the file itself can fail.
afterAll(failIfPrinted);
