import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../components/Button/Button';
import { axeViolations } from '../testing/axe';
import { Form } from './Form';
import { FormCheckbox, FormPasswordField, FormRating, FormSelect, FormTextField } from './fields';
import { rules } from './rules';

const schema = rules.object({ email: rules.email(), password: rules.password() });

const open = (onSubmit: (values: { email: string; password: string }) => void | Promise<unknown>) =>
  render(
    <Form initialValues={{ email: '', password: '' }} schema={schema} onSubmit={onSubmit}>
      {({ isSubmitting }) => (
        <>
          <FormTextField name="email" label="Email" />
          <FormPasswordField name="password" label="Password" />
          <Button type="submit" loading={isSubmitting}>
            Sign In
          </Button>
        </>
      )}
    </Form>,
  );

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const signIn = () => userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

describe('Form', () => {
  it('shows no message before it is submitted, not even on blur', async () => {
    open(jest.fn());
    await userEvent.type(email(), 'pup');
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.queryByText(/Please/)).not.toBeInTheDocument();
  });

  it('shows messages, focuses the first invalid field, and validates again on each change', async () => {
    const onSubmit = jest.fn();
    open(onSubmit);
    await userEvent.type(email(), 'pup');
    await signIn();
    expect(await screen.findByText('Please enter valid email')).toBeVisible();
    expect(password()).toHaveAccessibleDescription('Please enter password');
    await waitFor(() => expect(email()).toHaveFocus());
    expect(await axeViolations()).toEqual([]);

    await userEvent.type(email(), '@example.com');
    expect(screen.queryByText('Please enter valid email')).not.toBeInTheDocument();
    await signIn();
    await waitFor(() => expect(password()).toHaveFocus());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits trimmed values only once, even after several clicks', async () => {
    let finish = () => {};
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    open(onSubmit);
    await userEvent.type(email(), '  pup@example.com ');
    await userEvent.type(password(), ' secret {Enter}{Enter}');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Sign In' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledWith(
      { email: 'pup@example.com', password: ' secret ' },
      expect.anything(),
    );
    finish();
    expect(await screen.findByRole('button', { name: 'Sign In', busy: false })).toBeVisible();
    await signIn();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('binds checkboxes, selects and stars', async () => {
    const onSubmit = jest.fn();
    render(
      <Form
        initialValues={{ agree_terms: false, country: '', rating: 0 }}
        schema={rules.object({
          agree_terms: rules.agreed(),
          country: rules.required('Please enter country'),
          rating: rules.rating(),
        })}
        onSubmit={onSubmit}
      >
        <FormCheckbox name="agree_terms" label="I agree" />
        <FormSelect
          name="country"
          label="Country"
          options={[{ value: 'ca', label: 'Canada' }]}
          placeholder=""
        />
        <FormRating name="rating" />
        <Button type="submit">Send</Button>
      </Form>,
    );
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await send();
    expect(await screen.findByText('Please select rating')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveFocus());

    await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Canada');
    await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
    await send();
    expect(onSubmit).toHaveBeenCalledWith(
      { agree_terms: true, country: 'ca', rating: 5 },
      expect.anything(),
    );
  });
});
