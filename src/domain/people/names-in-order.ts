import type { Locale } from '../../../core/i18n/locales';

type Name = 'firstName' | 'lastName';

/** The autofill tokens of the two names. */
export const nameTokens = { firstName: 'given-name', lastName: 'family-name' } as const;

/** The two names in the order of the form's language: 姓 before 名 in Chinese. */
export const namesInOrder = (locale: Locale): readonly [Name, Name] =>
  locale === 'zh-CN' ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
