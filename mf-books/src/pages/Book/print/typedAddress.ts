import { onLibraryChange, type ShippingAddress } from '@scribblepup/library';
import { countries } from './countries';

const EMPTY_ADDRESS: ShippingAddress = {
  firstName: '',
  lastName: '',
  address: '',
  apt: '',
  country: countries[0].value,
  state: '',
  city: '',
  postalCode: '',
  phone: '',
};

let typed = EMPTY_ADDRESS;

/** The shipping address that was typed since this page was loaded, for an order yet to be placed. */
export const typedAddress = (): ShippingAddress => typed;

export const saveTypedAddress = (address: ShippingAddress): void => {
  typed = address;
};

export const clearTypedAddress = (): void => {
  typed = EMPTY_ADDRESS;
};

// Erasing everything on this device includes an address that is only in memory.
onLibraryChange(({ kind }) => {
  if (kind === 'all') clearTypedAddress();
});
