import type { ReactElement } from 'react';
import { Checkbox, type CheckboxProps } from '../components/Field/Checkbox';
import { Field, type FieldProps } from '../components/Field/Field';
import { NumericField } from '../components/Field/NumericField';
import { OtpField } from '../components/Field/OtpField';
import { PasswordField } from '../components/Field/PasswordField';
import { Select, type SelectProps } from '../components/Field/Select';
import { TextArea, type TextAreaProps } from '../components/Field/TextArea';
import { StarRating, type StarRatingProps } from '../components/StarRating/StarRating';
import { useFormField } from './useFormField';

/** A field's own props; the form provides its value, its handlers and its error. */
type FormFieldProps<Props> = Omit<
  Props,
  'name' | 'value' | 'checked' | 'onBlur' | 'onChange' | 'error'
> & {
  readonly name: string;
};

export const FormTextField = (props: FormFieldProps<FieldProps>): ReactElement => {
  const { input, error } = useFormField(props.name);
  return <Field {...props} {...input} error={error} />;
};

export const FormPasswordField = (props: FormFieldProps<FieldProps>): ReactElement => {
  const { input, error } = useFormField(props.name);
  return <PasswordField {...props} {...input} error={error} />;
};

export const FormNumericField = (props: FormFieldProps<FieldProps>): ReactElement => {
  const { input, error } = useFormField(props.name);
  return <NumericField {...props} {...input} error={error} />;
};

export const FormOtpField = (props: FormFieldProps<Partial<FieldProps>>): ReactElement => {
  const { input, error } = useFormField(props.name);
  return <OtpField {...props} {...input} error={error} />;
};

export const FormTextArea = (props: FormFieldProps<TextAreaProps>): ReactElement => {
  const { input, error } = useFormField(props.name);
  return <TextArea {...props} {...input} error={error} />;
};

export const FormSelect = (props: FormFieldProps<SelectProps>): ReactElement => {
  const { input, error } = useFormField(props.name);
  return <Select {...props} {...input} error={error} />;
};

export const FormCheckbox = (props: FormFieldProps<CheckboxProps>): ReactElement => {
  const { input, error } = useFormField<boolean>(props.name);
  const { value, ...handlers } = input;
  return <Checkbox {...props} {...handlers} checked={value} error={error} />;
};

export const FormRating = (props: FormFieldProps<StarRatingProps>): ReactElement => {
  const { input, error, setValue } = useFormField<number>(props.name);
  return (
    <StarRating
      {...props}
      value={input.value}
      error={error}
      onChange={(value) => void setValue(value)}
    />
  );
};
