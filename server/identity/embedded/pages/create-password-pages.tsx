import type { Locale } from '../../../../core/i18n/locales';
import { createContext, render, type RenderedPage } from './create-pages';
import { ForgottenPasswordPage } from './forgotten-password-page';
import {
  LinkInvalidPage,
  PasswordSetPage,
  SetPasswordPage,
  type PasswordSet,
  type SetPasswordForm,
} from './set-password-page';

/** The pages on which people request a new password and set it. */
export interface PasswordPages {
  forgotten(locale: Locale, typed?: { sentTo: string } | { refused: string }): RenderedPage;
  set(locale: Locale, form: SetPasswordForm): RenderedPage;
  done(locale: Locale, set: PasswordSet): RenderedPage;
  invalid(locale: Locale): RenderedPage;
}

export function createPasswordPages(styleSheet: string): PasswordPages {
  const contextOf = (locale: Locale) => createContext(styleSheet, locale);
  return {
    forgotten: (locale, typed) => render(<ForgottenPasswordPage context={contextOf(locale)} {...typed} />),
    set: (locale, form) => render(<SetPasswordPage context={contextOf(locale)} form={form} />),
    done: (locale, set) => render(<PasswordSetPage context={contextOf(locale)} set={set} />),
    invalid: (locale) => render(<LinkInvalidPage context={contextOf(locale)} />),
  };
}
