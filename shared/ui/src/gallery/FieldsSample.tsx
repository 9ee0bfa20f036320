import { Button, notify } from '..';
import {
  Form,
  FormCheckbox,
  FormNumericField,
  FormOtpField,
  FormPasswordField,
  FormRating,
  FormSelect,
  FormTextArea,
  FormTextField,
  messages,
  rules,
} from '../forms';
import css from './Gallery.module.css';

const schema = rules.object({
  email: rules.email(),
  password: rules.newPassword(),
  bornMonth: rules.required(messages.bornMonth),
  phone: rules.required(messages.phone),
  review: rules.required(messages.review),
  otp: rules.otp(),
  rating: rules.rating(),
  agreed: rules.agreed(),
});

const empty = {
  email: '',
  password: '',
  bornMonth: '',
  phone: '',
  review: '',
  otp: '',
  rating: 0,
  agreed: false,
};

/** One field of each kind, in a form that only validates them. */
export const FieldsSample = () => (
  <Form
    className={css.form}
    initialValues={empty}
    schema={schema}
    onSubmit={() => void notify.success('All fields are fine')}
  >
    <FormTextField name="email" label="Email" type="email" hint="Kept on this device." />
    <FormPasswordField name="password" label="New Password" />
    <FormSelect
      name="bornMonth"
      label="Birth Month"
      placeholder="Select month"
      options={[
        { value: '01', label: 'January' },
        { value: '02', label: 'February' },
      ]}
    />
    <FormNumericField name="phone" label="Phone" />
    <FormTextArea name="review" label="Review" />
    <FormOtpField name="otp" />
    <FormRating name="rating" />
    <FormCheckbox name="agreed" label="I agree to the Privacy Policy and Terms & Conditions." />
    <Button type="submit">Check</Button>
  </Form>
);
