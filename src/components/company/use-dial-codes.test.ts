import { act, renderHook, waitFor } from '@testing-library/react';
import { useDialCodes } from './use-dial-codes';

let away = true;
jest.mock('../../../core/phone/territories', () => {
  if (away) throw new Error('Loading chunk failed');
  return jest.requireActual<object>('../../../core/phone/territories');
});

it('offers one dial code while the others cannot be loaded, and all once the network is back', async () => {
  const { result } = renderHook(() => useDialCodes('en'));
  await act(async () => undefined);
  expect(result.current.dialCodes.map(({ dialCode }) => dialCode)).toEqual(['+49']);
  away = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.dialCodes.length).toBeGreaterThan(200));
});
