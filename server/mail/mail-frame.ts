import type { Locale } from '../../core/i18n/locales';
import type { MailContent } from './mail';
import { translateTo } from './texts';

/** The beginning and end of every mail. @param name of the reader; may be empty */
export function mailFrame(
  locale: Locale,
  name: string,
): Pick<MailContent, 'locale' | 'greeting' | 'linkHint' | 'footer'> {
  const t = translateTo(locale);
  return {
    locale,
    greeting: name === '' ? t('greeting') : t('greetingNamed', { name }),
    linkHint: t('linkHint'),
    footer: t('footer'),
  };
}
