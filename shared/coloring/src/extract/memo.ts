/** Remembers the last result, and makes it anew only when one of the inputs is another one (by identity). */
export class Memo<T> {
  private inputs: readonly unknown[] | null = null;
  private value: T | undefined;

  get(inputs: readonly unknown[], make: () => T): T {
    const same = this.inputs?.length === inputs.length && this.inputs.every((input, i) => Object.is(input, inputs[i]));
    if (!same) {
      this.value = make();
      this.inputs = inputs;
    }
    return this.value as T;
  }
}
