import { renderHook } from '@testing-library/react';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { useFaultText } from './use-fault-text';

it.each([
  ['en', 'Please enter a date between Jan 1, 1990 and Dec 31, 2100.'],
  ['de', 'Bitte geben Sie ein Datum zwischen dem 01.01.1990 und dem 31.12.2100 ein.'],
  ['es', 'Introduzca una fecha entre el 1 ene 1990 y el 31 dic 2100.'],
  ['fr', 'Veuillez saisir une date comprise entre le 1 janv. 1990 et le 31 déc. 2100.'],
  ['pt', 'Introduza uma data entre 01/01/1990 e 31/12/2100.'],
  ['zh-CN', '请输入 1990年1月1日到 2100年12月31日之间的日期。'],
] as const)('names both limits of a date in %s', (locale, text) => {
  const { result } = renderHook(useFaultText, {
    wrapper: ({ children }) => <WithTexts locale={locale}>{children}</WithTexts>,
  });
  expect(result.current({ code: 'dayOutOfRange', min: '1990-01-01', max: '2100-12-31' })).toBe(text);
});
