/** Assigns positions in the memory, in floats, one after the other. */
export class Layout {
  /** @param end the first free position */
  constructor(public end = 0) {}

  take(floats: number): number {
    const start = this.end;
    this.end += Math.ceil(floats);
    return start;
  }
}
