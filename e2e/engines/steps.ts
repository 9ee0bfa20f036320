import { expect } from '@playwright/test';
import { isArtPage, readPdf } from '../support/pdf';
import { resultFile } from './test';
import type { Visitor } from './visitor';

export const signIn = async (visitor: Visitor): Promise<void> => {
  await visitor.open('/login');
  await visitor.fill('Email', 'ana@example.com');
  await visitor.fill('Password', 'Crayon#25');
  await visitor.press('Sign In');
  await visitor.expectPath(/^\/my-projects$/);
};

/** Fills in the form with a photo, and presses Next, which opens the pricing dialog. */
export const submitPhoto = async (visitor: Visitor, photo: string): Promise<void> => {
  await visitor.open('/create-book');
  await visitor.fill('Dog Name', 'Biscuit');
  await visitor.choose('Birth Month', 'May');
  await visitor.upload('Photo', resultFile(photo));
  await visitor.press('Apply', { role: 'dialog', name: 'Crop photo' });
  // Wait for the cutout, because the form grows until then, and a click would miss a moving button.
  await visitor.expectText('This is what the pages are drawn from.');
  await visitor.press('Next');
  await visitor.expectElement({ role: 'dialog', name: 'Pricing' });
};

/** Goes from the form to the picker with a photo, and waits until 25 pages are drawn. */
export const drawPages = async (visitor: Visitor, photo: string): Promise<void> => {
  await submitPhoto(visitor, photo);
  await visitor.press('Get Started');
  await visitor.expectPath(/^\/get-started$/);
  await visitor.expectElement({ role: 'button', name: 'Page 25' });
};

/** Picks 25 pages, completes their book and opens it. */
export const completeBook = async (visitor: Visitor): Promise<void> => {
  for (let n = 1; n <= 25; n++) await visitor.press(`Page ${n}`);
  await visitor.expectText('25 / 25 selected');
  await visitor.press('Create Book');
  await visitor.expectText('is Complete!');
  await visitor.press('Confirm');
  await visitor.press('Ok', { role: 'dialog', name: 'Ready to Print!' });
  await visitor.expectPath(/^\/books\/.+/);
  await visitor.follow({ pattern: 'Book 1' });
  await visitor.expectPath(/^\/my-projects\/.+/);
};

/** Downloads the open book, checks it, and returns the drawings of its 25 pages. */
export const downloadBook = async (visitor: Visitor): Promise<string[]> => {
  const { name, bytes } = await visitor.download(() => visitor.press('Download PDF'));
  expect(name).toMatch(/^Biscuit.*\.pdf$/);
  const { pages } = await readPdf(bytes);
  expect(pages).toHaveLength(52);
  const art = pages.filter(isArtPage);
  expect(new Set(art).size).toBe(25);
  for (const drawing of art) expect(drawing.length).toBeGreaterThan(2_000);
  return art;
};
