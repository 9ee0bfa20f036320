import { Card } from '@scribblepup/ui';
import type { ShippingAddress } from '@scribblepup/library';
import css from './Order.module.css';

const join = (separator: string, ...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(separator);

/** Returns the non-empty lines of an address. */
const linesOf = ({
  firstName,
  lastName,
  address,
  apt,
  city,
  state,
  postalCode,
  country,
  phone,
}: ShippingAddress): string[] =>
  [
    join(' ', firstName, lastName),
    join(', ', address, apt),
    join(', ', city, join(' ', state, postalCode)),
    country,
    phone && `Phone ${phone}`,
  ].filter(Boolean);

/** Shows the shipping address of an order. */
export const ShippingAddressCard = ({ address }: { readonly address: ShippingAddress }) => (
  <Card>
    <h2 className={css.heading}>Shipping address</h2>
    <address className={css.address}>
      {linesOf(address).map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  </Card>
);
