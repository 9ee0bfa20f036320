import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Point } from '@scribblepup/studio';
import { clientPoint } from '../../gestureRecognizer';

/** Zoom per px of wheel movement, as an exponent of e. */
const ZOOM_PER_PX = 0.002;

/**
 * Zooms with the wheel over an element. Uses a native listener, because React's own is passive, so
 * it cannot keep the page from scrolling.
 * @param onZoom called with the factor and the pointer's position, client px
 */
export const useWheelZoom = (
  element: RefObject<HTMLElement | null>,
  onZoom: (factor: number, center: Point) => void,
): void => {
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const target = element.current;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * ZOOM_PER_PX), clientPoint(event));
    };
    target?.addEventListener('wheel', onWheel, { passive: false });
    return () => target?.removeEventListener('wheel', onWheel);
  }, [element]);
};
