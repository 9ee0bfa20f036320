import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Point } from '@scribblepup/studio';

/** Zoom per px of wheel movement, as an exponent of e. */
const PER_PX = 0.002;

/**
 * Zooms with the wheel over an element. Uses a native listener, because React's own is passive and
 * could not keep the page from scrolling.
 * @param onZoom called with the factor and the point on the screen
 */
export const useWheelZoom = (
  element: RefObject<HTMLElement | null>,
  onZoom: (factor: number, center: Point) => void,
): void => {
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const listened = element.current;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * PER_PX), [event.clientX, event.clientY]);
    };
    listened?.addEventListener('wheel', onWheel, { passive: false });
    return () => listened?.removeEventListener('wheel', onWheel);
  }, [element]);
};
