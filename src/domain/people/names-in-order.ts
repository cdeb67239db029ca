import type { Locale } from '../../../core/i18n/locales';

type Name = 'firstName' | 'lastName';

/** What browsers call the two names. */
export const nameTokens = { firstName: 'given-name', lastName: 'family-name' } as const;

/** The two names in the order in which the form's language asks for them: 姓 before 名 in Chinese. */
export const namesInOrder = (locale: Locale): readonly [Name, Name] =>
  locale === 'zh-CN' ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
