import { act, renderHook, waitFor } from '@testing-library/react';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { useDialCodes } from './use-dial-codes';

let away = true;
jest.mock('../../../core/phone/territories', () => {
  if (away) throw new Error('Loading chunk failed');
  return jest.requireActual<object>('../../../core/phone/territories');
});

it('offers one dial code while the others cannot be loaded, and all once the network is back', async () => {
  const { result } = renderHook(() => useDialCodes('en', false), { wrapper: WithTexts });
  await act(async () => undefined);
  expect(result.current.dialCodes.map(({ dialCode }) => dialCode)).toEqual(['+49']);
  away = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.dialCodes.length).toBeGreaterThan(200));
});

it('names their countries, in the order of the language, once they are about to be shown', () => {
  const labels = (isNamed: boolean) =>
    renderHook(() => useDialCodes('de', isNamed), { wrapper: WithTexts }).result.current.dialCodes.map(
      ({ label }) => label,
    );
  expect(labels(false)).toContain('AT');
  const named = labels(true);
  expect(named.indexOf('Ägypten')).toBeLessThan(named.indexOf('Österreich'));
  expect(named.indexOf('Österreich')).toBeLessThan(named.indexOf('Polen'));
});
