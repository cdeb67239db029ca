import { renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { Locale } from '../../../../core/i18n/locales';
import { screenStore } from '../../../../tests/support/web/api-store';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { energy } from './test-products';
import { useProductTexts } from './use-product-texts';

it.each<[Locale, RegExp]>([
  ['en', /, 2024$/],
  ['zh-CN', /、2024$/],
])('names the source of a line in %s with the comma of the language', (locale, source) => {
  stubNetwork({});
  const { result } = renderHook(() => useProductTexts(), {
    wrapper: ({ children }) => (
      <Provider store={screenStore()}>
        <WithTexts locale={locale}>{children}</WithTexts>
      </Provider>
    ),
  });
  expect(result.current.origin(energy)).toMatch(source);
});
