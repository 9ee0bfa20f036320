import { useEffect, useRef, useState } from 'react';
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
  const location = useLocation();
  const [step, setStep] = useState<PrintStep>(asksToPrint(location.state) ? 'address' : 'none');
  const [shipping, setShipping] = useState(nowhere);
  const [{ id, copies }, setChosen] = useState({ id: '', copies: 1 });
  const [failed, setFailed] = useState<FailedOrder | null>(null);
  /** Id of the order whose shipping address is on the screen. */
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = step === 'shipping' ? id : null;
    return () => {
      shown.current = null;
    };
  }, [step, id]);

  const goTo = (next: PrintStep): void => {
    setStep(next);
    // The history would keep the request, and repeat it after Back or a reload.
    if (asksToPrint(location.state)) void navigate(location, { replace: true });
  };

  return {
    step,
    shipping,
    copies,
    failed,
    begin: () => goTo('address'),
    close: () => goTo('none'),
    keep: setShipping,
    toCopies: (address: string) => {
      setShipping((typed) => ({ ...typed, address }));
      goTo('copies');
    },
    toShipping: (chosen: number) => {
      setChosen({ id: newId(), copies: chosen });
      setFailed(null);
      goTo('shipping');
    },
    deliver: async (address: ShippingAddress): Promise<void> => {
      const order = { id, copies, address };
      setFailed(null);
      try {
        await placeOrder(order);
        // The visitor may have left the order meanwhile, and even begun another one.
        if (shown.current === id) await navigate(paths.myProjects);
      } catch (error) {
        failedAt('order')(error);
        if (shown.current === id) setFailed({ order, error });
      }
    },
  };
};
