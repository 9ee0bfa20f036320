import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { paths } from '@scribblepup/kernel';
import { useLocation, useNavigate } from '@scribblepup/kernel/router';
import { isObject } from '@scribblepup/kernel/schema';
import { MIN_COPIES, newId, type NewOrder, type ShippingAddress } from '@scribblepup/library';
import { notify } from '@scribblepup/ui';
import { isDialogEntry } from '@scribblepup/ui/history';
import { failureHandler } from '../../../failureHandler';
import { countries } from './countries';
import { readUnfinishedOrder, unfinishedOrderState } from './unfinishedOrder';
import { clearTypedAddress, saveTypedAddress, typedAddress } from './typedAddress';

export type PrintStep = 'none' | 'address' | 'copies' | 'shipping';

/**
 * The visitor's order. It keeps its id, so that a second try does not add a second order.
 */
export type OrderToPlace = Required<Pick<NewOrder, 'id' | 'copies' | 'address'>>;

/** Writes the order. Resolves to false for a sample, which has no orders. */
export type PlaceOrder = (order: OrderToPlace) => Promise<boolean>;

/** An order that could not be placed, and why. */
export interface FailedOrder {
  readonly order: OrderToPlace;
  readonly error: unknown;
}

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

// The "print again" action of an order sets this flag in the navigation state.
const asksToPrint = (state: unknown): boolean => isObject(state) && state['print'] === true;

const notifyPlaced = (isOrdered: boolean): void => {
  if (isOrdered) notify.success('Your order is in Orders now.');
  else notify.warning('This is a sample, so nothing was ordered.');
};

/** The steps of ordering a print, from the first dialog to the order. Keeps what is typed. */
export const usePrintFlow = (placeOrder: PlaceOrder) => {
  const navigate = useNavigate();
  const location = useLocation();
  const begun = readUnfinishedOrder(location.state);
  const orderId = begun?.id ?? null;
  const [dialog, setDialog] = useState<Exclude<PrintStep, 'shipping'>>(
    asksToPrint(location.state) ? 'address' : 'none',
  );
  const [shipping, setShipping] = useState(() => typedAddress() ?? begun?.address ?? EMPTY_ADDRESS);
  const [copies, setCopies] = useState(begun?.copies ?? MIN_COPIES);
  const [failed, setFailed] = useState<FailedOrder | null>(null);
  /** Id of the order whose shipping address is on the screen. */
  const shownOrderId = useRef<string | null>(null);
  useEffect(() => {
    shownOrderId.current = orderId;
    return () => {
      shownOrderId.current = null;
    };
  }, [orderId]);

  const keep = useCallback((typed: ShippingAddress): void => {
    setShipping(typed);
    saveTypedAddress(typed);
  }, []);

  // Remove the request from the history, or Back or a reload would repeat it.
  const forgetRequest = useEffectEvent((): void => {
    if (asksToPrint(location.state)) void navigate(location, { replace: true });
  });
  useEffect(() => forgetRequest(), []);
  // Back leads from the shipping address to the book, not to the dialogs.
  if (begun && dialog !== 'none') setDialog('none');

  return {
    step: begun ? ('shipping' as const) : dialog,
    shipping,
    copies: begun?.copies ?? copies,
    setCopies,
    failed: failed?.order.id === orderId ? failed : null,
    begin: () => setDialog('address'),
    close: () => setDialog('none'),
    back: () => void navigate(-1),
    keep,
    continueToCopies: (address: string) => {
      keep({ ...shipping, address });
      setDialog('copies');
    },
    continueToShipping: () => {
      void navigate(location, {
        state: unfinishedOrderState({ id: newId(), copies, address: shipping }),
        // The shipping screen replaces the entry of the open dialog.
        replace: isDialogEntry(location.state),
      });
    },
    deliver: async (address: ShippingAddress): Promise<void> => {
      if (!begun) return;
      const order = { ...begun, address };
      const isShown = () => shownOrderId.current === order.id;
      const ordered = typedAddress();
      setFailed(null);
      try {
        notifyPlaced(await placeOrder(order));
        clearTypedAddress(ordered);
        // The visitor may have left the order in the meantime, and even begun another one.
        if (!isShown()) return;
        await navigate(paths.myProjects, { replace: true });
      } catch (error) {
        failureHandler('order')(error);
        if (isShown()) setFailed({ order, error });
        else notify.error('Your order was not placed. Please try again.');
      }
    },
  };
};
