import type { ReactNode } from 'react';
import { orderPrice, type ShippingAddress } from '@scribblepup/library';
import { Button, pluralize, Screen } from '@scribblepup/ui';
import {
  Form,
  FormNumericField,
  FormSelect,
  FormTextField,
  messages,
  rules,
} from '@scribblepup/ui/forms';
import { formatPrice } from '../../../formatPrice';
import { countries } from './countries';
import css from './ShippingScreen.module.css';

const schema = rules.object({
  firstName: rules.required(messages.firstName),
  lastName: rules.required(messages.lastName),
  address: rules.required(messages.address),
  apt: rules.optional(),
  country: rules.required(messages.country),
  state: rules.optional(),
  city: rules.required(messages.city),
  postalCode: rules.optional(),
  phone: rules.required(messages.phone),
});

interface ShippingScreenProps {
  /** The address entered so far. */
  readonly shipping: ShippingAddress;
  readonly copies: number;
  readonly printedBefore: boolean;
  /** Why the order could not be placed, and what to do. */
  readonly failure: ReactNode;
  /** Receives what is typed; must be stable. */
  readonly onDraft: (shipping: ShippingAddress) => void;
  readonly onBack: () => void;
  readonly onDelivery: (address: ShippingAddress) => Promise<void>;
}

/** Last step of printing: asks for the full shipping address. */
export const ShippingScreen = (props: ShippingScreenProps) => {
  const { shipping, copies, printedBefore, failure, onDraft, onBack, onDelivery } = props;
  return (
    <Screen
      title="Shipping Address"
      width="narrow"
      lead={`${pluralize(copies, 'copy', 'copies')}, ${formatPrice(orderPrice(copies, printedBefore))} with free shipping`}
    >
      <Form initialValues={shipping} schema={schema} onValuesChange={onDraft} onSubmit={onDelivery}>
        {({ isSubmitting }) => (
          <>
            <div className={css.pair}>
              <FormTextField name="firstName" label="First Name" autoComplete="given-name" />
              <FormTextField name="lastName" label="Last Name" autoComplete="family-name" />
            </div>
            <FormTextField name="address" label="Address" autoComplete="address-line1" />
            <FormTextField name="apt" label="Apartment (optional)" autoComplete="address-line2" />
            <FormSelect
              name="country"
              label="Country"
              options={countries}
              autoComplete="country-name"
            />
            <div className={css.pair}>
              <FormTextField name="state" label="State (optional)" autoComplete="address-level1" />
              <FormTextField name="city" label="City" autoComplete="address-level2" />
            </div>
            <div className={css.pair}>
              <FormTextField
                name="postalCode"
                label="Postal Code (optional)"
                autoComplete="postal-code"
              />
              <FormNumericField name="phone" label="Phone" autoComplete="tel" />
            </div>
            {failure}
            <div className={css.actions}>
              <Button variant="secondary" onClick={onBack}>
                Back
              </Button>
              <Button type="submit" loading={isSubmitting}>
                Delivery
              </Button>
            </div>
          </>
        )}
      </Form>
    </Screen>
  );
};
