import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { useMountedRef } from './useMountedRef';

it.each([
  ['', undefined],
  [', also in strict mode', StrictMode],
])('is true until the component is removed from the page%s', (_how, wrapper) => {
  const { result, rerender, unmount } = renderHook(() => useMountedRef(), { wrapper });
  expect(result.current.current).toBe(true);
  rerender();
  expect(result.current.current).toBe(true);
  unmount();
  expect(result.current.current).toBe(false);
});
