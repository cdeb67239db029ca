import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import type { Locale } from '../../../../core/i18n/locales';
import { useYearIntro } from './use-period';

const introOf = (fiscalYearStart: number | undefined, locale: Locale, intro: string) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WithTexts locale={locale}>{children}</WithTexts>
  );
  return renderHook(() => useYearIntro(2025, fiscalYearStart)(intro), { wrapper }).result.current;
};

it.each([
  ['en', 'Fiscal year 2025 (04/2025–03/2026). Enter it.', 'Enter it.'],
  ['zh-CN', '2025 财年（04/2025–03/2026）。请填写。', '请填写。'],
] as const)('names the months of a fiscal year as a sentence: %s', (locale, whole, intro) => {
  expect(introOf(4, locale, intro)).toBe(whole);
});

it.each([undefined, 1])('names no months of a calendar year', (fiscalYearStart) => {
  expect(introOf(fiscalYearStart, 'en', 'Enter it.')).toBe('Enter it.');
});
