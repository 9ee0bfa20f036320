import { addOrder, createProject, type Order } from '@scribblepup/library';

export const address = {
  firstName: 'Ana',
  lastName: 'Lind',
  address: '1 Elm Street',
  apt: '',
  country: 'Canada',
  state: '',
  city: 'Halifax',
  postalCode: 'B3H',
  phone: '5550100',
};

/** Creates an order of the visitor's own, as the print flow does. */
export const placeOrder = async (dogName = 'Rex', copies = 2): Promise<Order> => {
  const project = await createProject({ dogName, bornMonth: '05', photo: null });
  return addOrder({ bookId: project.currentBookId, copies, address });
};

/** Replaces a record in a store with one of the wrong shape, bypassing the library. */
export const damage = (store: 'orders' | 'projects', id: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = globalThis.indexedDB.open('scribblepup');
    opening.onerror = () => reject(opening.error ?? new Error('no database'));
    opening.onsuccess = () => {
      const database = opening.result;
      const writing = database.transaction(store, 'readwrite');
      writing.objectStore(store).put({ id });
      writing.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });
