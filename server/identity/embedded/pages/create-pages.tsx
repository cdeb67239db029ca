import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { toPath } from '../../../../core/i18n/localized-path';
import type { Locale } from '../../../../core/i18n/locales';
import { ChangePasswordPage, type ChangePasswordForm } from './change-password-page';
import { MessagePage, type Message } from './message-page';
import type { PageContext } from './page-context';
import { securityPolicy, type AllowedScripts } from './security-policy';
import { SignInPage, type SignInForm } from './sign-in-page';
import { SignOutPage, submitImmediately } from './sign-out-page';
import { translateTo } from './texts';

/** A page and the headers it must be sent with. */
export interface RenderedPage {
  html: string;
  headers: Readonly<Record<string, string>>;
}

export interface Pages {
  signIn(locale: Locale, form: SignInForm): RenderedPage;
  changePassword(locale: Locale, form: ChangePasswordForm): RenderedPage;
  /** @param number of an internal error in the log */
  message(locale: Locale, message: Message, number?: string): RenderedPage;
  signOut(locale: Locale, options: { xsrf: string; confirmed: boolean }): RenderedPage;
}

export function render(page: ReactElement, allowed: AllowedScripts = {}): RenderedPage {
  return {
    html: `<!DOCTYPE html>${renderToStaticMarkup(page)}`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': securityPolicy(allowed),
      'cache-control': 'no-store',
    },
  };
}

export function createContext(styleSheet: string, locale: Locale): PageContext {
  return { locale, styleSheet, t: translateTo(locale), home: toPath('/', locale), passkeyScripts: [] };
}

/**
 * The pages of the realm without passkeys: rendered on the server and, except for signing out, without any
 * script.
 */
export function createPages(styleSheet: string): Pages {
  const contextOf = (locale: Locale) => createContext(styleSheet, locale);
  return {
    signIn: (locale, form) => render(<SignInPage context={contextOf(locale)} form={form} />),
    changePassword: (locale, form) => render(<ChangePasswordPage context={contextOf(locale)} form={form} />),
    message: (locale, message, number) =>
      render(<MessagePage context={contextOf(locale)} message={message} number={number} />),
    signOut: (locale, options) =>
      render(
        <SignOutPage context={contextOf(locale)} {...options} />,
        options.confirmed ? { script: submitImmediately } : {},
      ),
  };
}
