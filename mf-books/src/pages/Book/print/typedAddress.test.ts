import { address } from '../../../testing/books';

/** Imports the module again, as a page load does. */
const load = async () => {
  jest.resetModules();
  return import('./typedAddress');
};

test('a typed address survives a reload until the order is placed', async () => {
  expect((await load()).typedAddress()).toBeNull();
  (await load()).saveTypedAddress(address);
  const { clearTypedAddress, typedAddress } = await load();
  expect(typedAddress()).toEqual(address);
  clearTypedAddress(typedAddress());
  expect((await load()).typedAddress()).toBeNull();
});
