import { expect, type Locator, type Page } from '@playwright/test';

/** The live field, not the inert one of the first HTML. */
export const field = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true }).and(page.locator(':not([inert] *)'));

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Submits empty fields. Expects no message before that, and each field's own after it. */
export const expectMessages = async (
  page: Page,
  submit: string,
  messages: Readonly<Record<string, string>>,
): Promise<void> => {
  for (const label of Object.keys(messages)) {
    await field(page, label).fill('');
    await field(page, label).blur();
    await expect(field(page, label)).not.toHaveAttribute('aria-invalid');
  }
  await press(page, submit);
  for (const [label, message] of Object.entries(messages)) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    // A hint may follow the message.
    await expect
      .poll(async () => (await description(field(page, label))).startsWith(message), label)
      .toBe(true);
  }
  await expect(field(page, Object.keys(messages)[0])).toBeFocused();
};

/**
 * Tries each kind of refused password, then a good one with a wrong and a corrected confirmation.
 */
export const expectPasswordRules = async (page: Page, first: string): Promise<void> => {
  const password = field(page, first);
  const confirm = field(page, 'Confirm Password');
  const weak =
    'New password must be more than 8 characters long including lower case, upper case, number and a special character';
  for (const text of [
    'Short1!',
    'crayon#25',
    'CRAYON#25',
    'Crayon##x',
    'Crayon225',
    'Crayon-25',
    '🐶🐶🐶🐶🐶🐶🐶🐶',
  ]) {
    await password.fill(text);
    await expect.poll(async () => (await description(password)).split('\n')[0], text).toBe(weak);
  }
  await password.fill('Crayon#25');
  await expect(password).not.toHaveAttribute('aria-invalid');
  await confirm.fill('Crayon#2');
  await expect
    .poll(() => description(confirm))
    .toBe(' New password and confirm password does not match');
  await confirm.press('5');
  await expect(confirm).not.toHaveAttribute('aria-invalid');
};

/** The exact text linked to a field by aria-describedby. */
export const description = (target: Locator): Promise<string> =>
  target.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join('\n'),
  );
