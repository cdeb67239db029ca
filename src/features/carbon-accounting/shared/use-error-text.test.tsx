import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../tests/support/web/api-store';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import type { Locale } from '../../../../core/i18n/locales';
import { toApiError } from '../../../lib/api/api-error';
import { useErrorText } from './use-error-text';

const textIn = (locale: Locale, status: number, code: string) => {
  const store = screenStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <WithTexts locale={locale}>{children}</WithTexts>
    </Provider>
  );
  const { result } = renderHook(useErrorText, { wrapper });
  return result.current(
    toApiError({ status, data: { error: { code, message: 'In English.' } } }),
    'Otherwise.',
  );
};

it.each<[number, string, Locale, string]>([
  [404, 'NOT_FOUND', 'de', 'Das gibt es nicht mehr. Vielleicht hat es inzwischen jemand entfernt.'],
  [403, 'PERMISSION_MISSING', 'zh-CN', '您没有执行此操作的权限。贵公司的管理员可以为您授权。'],
  [409, 'STALE_VERSION', 'fr', 'Cela a été modifié entre-temps. Consultez l’état actuel et réessayez.'],
  [
    429,
    'TOO_MANY_REQUESTS',
    'en',
    'The server has too much to do at the moment. Please try again in a few minutes.',
  ],
  [409, 'PART_IN_USE', 'pt', 'Este produto faz parte de outro. Retire-o primeiro de lá.'],
  [400, 'NEW_CODE', 'es', 'In English.'],
  [403, 'ARCHIVE_CLOSED', 'es', 'In English.'],
  [500, 'HTTP_500', 'de', 'Otherwise.'],
])('explains %i %s in %s', (status, code, locale, text) => {
  expect(textIn(locale, status, code)).toBe(text);
});
