import type { ShippingAddress } from '@scribblepup/library';

/** Imports the module anew, as a load of the page does. */
const load = async () => {
  jest.resetModules();
  return import('./typedAddress');
};

const address: ShippingAddress = {
  firstName: 'Ada',
  lastName: 'Byron',
  address: '1 Bone Street',
  apt: '',
  country: 'Canada',
  state: '',
  city: 'Portland',
  postalCode: '',
  phone: '5550100',
};

test('the address outlives a reload from the moment it is typed, until the order is placed', async () => {
  expect((await load()).typedAddress()).toBeNull();
  (await load()).saveTypedAddress(address);
  const { clearTypedAddress, typedAddress } = await load();
  expect(typedAddress()).toEqual(address);
  clearTypedAddress();
  expect((await load()).typedAddress()).toBeNull();
});
