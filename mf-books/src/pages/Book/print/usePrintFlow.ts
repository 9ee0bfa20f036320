import { useState } from 'react';
import { paths } from '@scribblepup/kernel';
import { useLocation, useNavigate } from '@scribblepup/kernel/router';
import { newId, type NewOrder, type ShippingAddress } from '@scribblepup/library';
import { failedAt } from '../../../failedAt';
import { countries } from './countries';

export type PrintStep = 'none' | 'address' | 'copies' | 'shipping';

/**
 * The visitor's order. Each try has the same id, so that a second try does not add a second order.
 */
export type OrderToPlace = Required<Pick<NewOrder, 'id' | 'copies' | 'address'>>;

/** Writes the order; does nothing for a sample. */
export type PlaceOrder = (order: OrderToPlace) => Promise<void>;

/** An order that could not be placed, and why. */
export interface FailedOrder {
  readonly order: OrderToPlace;
  readonly error: unknown;
}

const nowhere: ShippingAddress = {
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

// The "print again" action of an order sets this flag in the navigation state.
const asksToPrint = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'print' in state && state.print === true;

/** Steps of printing a copy, from the first dialog to the order. Keeps what is typed on the way. */
export const usePrintFlow = (placeOrder: PlaceOrder) => {
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: unknown };
  const [step, setStep] = useState<PrintStep>(asksToPrint(state) ? 'address' : 'none');
  const [shipping, setShipping] = useState(nowhere);
  const [{ id, copies }, setChosen] = useState({ id: '', copies: 1 });
  const [failed, setFailed] = useState<FailedOrder | null>(null);

  return {
    step,
    shipping,
    copies,
    failed,
    begin: () => setStep('address'),
    close: () => setStep('none'),
    keep: setShipping,
    toCopies: (address: string) => {
      setShipping((typed) => ({ ...typed, address }));
      setStep('copies');
    },
    toShipping: (chosen: number) => {
      setChosen({ id: newId(), copies: chosen });
      setFailed(null);
      setStep('shipping');
    },
    deliver: async (address: ShippingAddress): Promise<void> => {
      const order = { id, copies, address };
      setFailed(null);
      try {
        await placeOrder(order);
        await navigate(paths.myProjects);
      } catch (error) {
        failedAt('order')(error);
        setFailed({ order, error });
      }
    },
  };
};
