import { act } from '@testing-library/react';

/** Takes the device offline; returns a function that undoes it. */
export function goOffline(): () => void {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  return () => {
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
  };
}
