/**
 * Returns a tensor's entry in a map.
 * @throws RangeError if no earlier op writes the tensor
 */
export function entryOf<Value>(values: ReadonlyMap<number, Value>, tensor: number): Value {
  const value = values.get(tensor);
  if (value === undefined) throw new RangeError(`no op writes tensor ${tensor}`);
  return value;
}
