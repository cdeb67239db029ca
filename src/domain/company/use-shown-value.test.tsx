import { renderHook } from '@testing-library/react';
import { NumberFormat115 } from '../../../tests/support/firefox-115';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { useShownValue } from './use-shown-value';

jest.mock('../../lib/api/value-lists-api', () => ({ useValueList: () => [] }));

beforeAll(() => void Object.assign(Intl, { NumberFormat: NumberFormat115 }));

it('groups the digits of amounts, not those of years, in the oldest browsers too', () => {
  const { result } = renderHook(useShownValue, {
    wrapper: ({ children }) => <WithTexts locale="de">{children}</WithTexts>,
  });
  expect([2019, -12_500.25].map((value) => result.current('any', value))).toEqual(['2019', '-12.500,25']);
});
