/** Sets whether the device reports that the visitor saves data. */
export const setSaveData = (saveData: boolean): void =>
  void Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { connection: { saveData } },
  });
