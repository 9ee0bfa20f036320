import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from './Form';
import { messages } from './messages';
import { NewPasswordFields } from './NewPasswordFields';
import { rules } from './rules';
import { SubmitButton } from './SubmitButton';

const schema = rules.object({
  new_password: rules.newPassword(),
  confirm_password: rules.confirmPassword(),
});

const open = (onSubmit: () => void | Promise<unknown>) =>
  render(
    <Form
      initialValues={{ new_password: '', confirm_password: '' }}
      schema={schema}
      onSubmit={onSubmit}
    >
      <NewPasswordFields />
      <SubmitButton>Update</SubmitButton>
    </Form>,
  );

const update = () => screen.getByRole('button', { name: 'Update' });

describe('parts of forms', () => {
  it('SubmitButton is busy while the form is', async () => {
    let finish = () => {};
    open(() => new Promise<void>((resolve) => (finish = resolve)));
    await userEvent.type(screen.getByLabelText('New Password'), 'Crayon#25');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'Crayon#25');
    await userEvent.click(update());
    expect(await screen.findByRole('button', { name: 'Update', busy: true })).toBeVisible();
    finish();
    expect(await screen.findByRole('button', { name: 'Update', busy: false })).toBeVisible();
  });

  it('NewPasswordFields state the requirements, are marked for password managers and must match', async () => {
    const onSubmit = jest.fn();
    open(onSubmit);
    const password = screen.getByLabelText('New Password');
    expect(password).toHaveAccessibleDescription(/At least 8 characters/);
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText('Confirm Password')).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
    await userEvent.type(password, 'Crayon#25');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'Crayon#26');
    await userEvent.click(update());
    expect((await screen.findByText(messages.passwordMismatch.trim())).textContent).toBe(
      messages.passwordMismatch,
    );
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
