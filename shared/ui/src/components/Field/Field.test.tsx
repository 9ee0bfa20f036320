import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../../testing/axe';
import { Checkbox } from './Checkbox';
import { Field } from './Field';
import { NumericField } from './NumericField';
import { OtpField } from './OtpField';
import { PasswordField } from './PasswordField';
import { Select } from './Select';
import { TextArea } from './TextArea';

describe('fields', () => {
  it('connect label, error and hint to the control', async () => {
    render(
      <>
        <Field label="Email" error="Please enter email" hint="We keep it on this device." />
        <TextArea label="Message" error="Please enter message" />
        <Checkbox label="I agree" error="Please agree" />
      </>,
    );
    const email = screen.getByRole('textbox', { name: 'Email' });
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('Please enter email We keep it on this device.');
    expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Please enter message');
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveAccessibleDescription(
      'Please agree',
    );
    expect(await axeViolations()).toEqual([]);
  });

  it('show and hide a password', async () => {
    render(<PasswordField label="Password" />);
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
    expect(await axeViolations()).toEqual([]);
  });

  it('offer options and a placeholder', async () => {
    const onChange = jest.fn<void, [string]>();
    render(
      <Select
        label="Birth Month"
        placeholder="Select month"
        options={[{ value: '01', label: 'January' }]}
        onChange={(event) => onChange(event.target.value)}
      />,
    );
    const select = screen.getByRole('combobox', { name: 'Birth Month' });
    expect(select).toHaveDisplayValue('Select month');
    await userEvent.selectOptions(select, 'January');
    expect(onChange).toHaveBeenCalledWith('01');
  });

  it('strip everything but digits', async () => {
    render(<NumericField label="Phone" />);
    const phone = screen.getByLabelText('Phone');
    await userEvent.type(phone, '+1 (555) 010-9x');
    expect(phone).toHaveValue('15550109');
  });

  it('keep the caret in place when they strip a character', async () => {
    render(<NumericField label="Phone" defaultValue="5550100" />);
    const phone = screen.getByLabelText('Phone');
    await userEvent.type(phone, '-9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(phone).toHaveValue('55590100');
  });
});

describe('OtpField', () => {
  const open = () => {
    render(<OtpField error="OTP must be 4 digits" />);
    return screen.getByRole('textbox', { name: 'Verification code' });
  };

  it('accepts only four digits', async () => {
    const code = open();
    await userEvent.type(code, 'a1-2 3e45');
    expect(code).toHaveValue('1234');
    await userEvent.type(code, '{Backspace}');
    expect(code).toHaveValue('123');
  });

  it.each(['Home', 'End', 'F5', 'ArrowUp', 'Enter', 'Unidentified'])(
    'does not block the key %s',
    (key) => {
      expect(fireEvent.keyDown(open(), { key })).toBe(true);
    },
  );

  it('blocks letters, but not shortcuts', () => {
    const code = open();
    expect(fireEvent.keyDown(code, { key: 'a', ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(code, { key: 'a' })).toBe(false);
  });

  it('accepts the digits of pasted text', async () => {
    const code = open();
    await userEvent.click(code);
    await userEvent.paste('12 34');
    expect(code).toHaveValue('1234');
  });

  it('has hints for phone keyboards and shows its error', () => {
    const code = open();
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAccessibleDescription('OTP must be 4 digits');
  });
});
