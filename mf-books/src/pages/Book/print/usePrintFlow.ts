import { useState } from 'react';
import { paths } from '@scribblepup/kernel';
import { useNavigate } from '@scribblepup/kernel/router';
import type { ShippingAddress } from '@scribblepup/library';

export type PrintStep = 'none' | 'address' | 'copies' | 'shipping';

/** Writes the order; a sample has nothing to write. */
export type PlaceOrder = (copies: number, address: ShippingAddress) => Promise<void>;

/** Print a Copy, from the first dialog to the order. */
export const usePrintFlow = (placeOrder: PlaceOrder) => {
  const navigate = useNavigate();
  const [step, setStep] = useState<PrintStep>('none');
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
        setFailure(error);
      }
    },
  };
};
