/** Caches the last result and recomputes it only when an input changes (compared by identity). */
export class Memo<T> {
  private inputs: readonly unknown[] | null = null;
  private value: T | undefined;

  get(inputs: readonly unknown[], make: () => T): T {
    const isUnchanged =
      this.inputs?.length === inputs.length &&
      this.inputs.every((input, i) => Object.is(input, inputs[i]));
    if (!isUnchanged) {
      // Drop the old value first, so that two of them are never in memory at once.
      this.inputs = null;
      this.value = undefined;
      this.value = make();
      this.inputs = inputs;
    }
    return this.value as T;
  }
}
