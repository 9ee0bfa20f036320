import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { press } from './forms';

/** Saves a copy of the dog's project with the button of this name. Returns the file's bytes. */
export const saveCopy = async (page: Page, button: string): Promise<Buffer> => {
  const download = page.waitForEvent('download');
  await press(page, button);
  const file = await download;
  expect(file.suggestedFilename()).toBe('Biscuit-scribblepup-copy.json');
  return readFile(await file.path());
};

/** Restores a copy through the file chooser that the button of this name opens. */
export const restoreCopy = async (page: Page, button: string, buffer: Buffer): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await press(page, button);
  await (await chooser).setFiles({ name: 'copy.json', mimeType: 'application/json', buffer });
};
