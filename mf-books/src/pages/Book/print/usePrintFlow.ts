import { useState } from 'react';
import { paths } from '@scribblepup/kernel';
import { useLocation, useNavigate } from '@scribblepup/kernel/router';
import type { ShippingAddress } from '@scribblepup/library';
import { failedAt } from '../../../failedAt';

export type PrintStep = 'none' | 'address' | 'copies' | 'shipping';

/** Writes the order; does nothing for a sample. */
export type PlaceOrder = (copies: number, address: ShippingAddress) => Promise<void>;

// The "print again" action of an order sets this flag in the navigation state.
const asksToPrint = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'print' in state && state.print === true;

/** Steps of printing a copy, from the first dialog to the order. */
export const usePrintFlow = (placeOrder: PlaceOrder) => {
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: unknown };
  const [step, setStep] = useState<PrintStep>(asksToPrint(state) ? 'address' : 'none');
  const [address, setAddress] = useState('');
  const [copies, setCopies] = useState(1);
  const [failure, setFailure] = useState<unknown>(null);

  return {
    step,
    address,
    copies,
    failure,
    begin: () => setStep('address'),
    close: () => setStep('none'),
    toCopies: (entered: string) => {
      setAddress(entered);
      setStep('copies');
    },
    toShipping: (chosen: number) => {
      setCopies(chosen);
      setStep('shipping');
    },
    deliver: async (shipping: ShippingAddress): Promise<void> => {
      setFailure(null);
      try {
        await placeOrder(copies, shipping);
        await navigate(paths.myProjects);
      } catch (error) {
        failedAt('order')(error);
        setFailure(error);
      }
    },
  };
};
