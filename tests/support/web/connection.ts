import { act } from '@testing-library/react';

/** Takes the network from the device; answers with what gives it back. */
export function goOffline(): () => void {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  return () => {
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
  };
}
