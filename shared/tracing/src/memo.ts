/** Remembers the last result, and makes it anew only when one of the inputs is another one (by identity). */
export class Memo<T> {
  private inputs: readonly unknown[] | null = null;
  private value: T | undefined;

  get(inputs: readonly unknown[], make: () => T): T {
    const same =
      this.inputs?.length === inputs.length &&
      this.inputs.every((input, i) => Object.is(input, inputs[i]));
    if (!same) {
      // The old one goes first: two of them need not be in memory at once.
      this.inputs = null;
      this.value = undefined;
      this.value = make();
      this.inputs = inputs;
    }
    return this.value as T;
  }
}
