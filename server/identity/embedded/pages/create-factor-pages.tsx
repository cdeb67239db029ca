import type { Locale } from '../../../../core/i18n/locales';
import { AddCodesPage, type AddCodesForm } from './add-codes-page';
import { AddPasskeyPage, type AddPasskeyForm } from './add-passkey-page';
import { AskPage, type AskForm } from './ask-page';
import { createContext, render, type RenderedPage } from './create-pages';
import { EditFactorPage, type EditFactorForm } from './edit-factor-page';
import { FactorListPage, type FactorList } from './factor-list-page';
import { PasskeySignInPage, type PasskeySignInForm } from './passkey-sign-in-page';
import { RecoveryCodesPage, type RecoveryCodesForm } from './recovery-codes-page';
import { SetUpPage } from './set-up-page';

/** The pages that ask for a second factor, and those on which people set theirs up. */
export interface FactorPages {
  ask(locale: Locale, form: AskForm): RenderedPage;
  passkeySignIn(locale: Locale, form: PasskeySignInForm): RenderedPage;
  setUp(locale: Locale, options: { base: string }): RenderedPage;
  list(locale: Locale, list: FactorList): RenderedPage;
  addPasskey(locale: Locale, form: AddPasskeyForm): RenderedPage;
  addCodes(locale: Locale, form: AddCodesForm): RenderedPage;
  edit(locale: Locale, form: EditFactorForm): RenderedPage;
  recoveryCodes(locale: Locale, form: RecoveryCodesForm): RenderedPage;
}

/** @param passkeyScripts full addresses of the only scripts that pages with a passkey may run */
export function createFactorPages(styleSheet: string, passkeyScripts: readonly string[]): FactorPages {
  const contextOf = (locale: Locale) => ({ ...createContext(styleSheet, locale), passkeyScripts });
  const allowed = { scriptFiles: passkeyScripts };
  return {
    ask: (locale, form) =>
      render(<AskPage context={contextOf(locale)} form={form} />, form.options ? allowed : {}),
    passkeySignIn: (locale, form) =>
      render(<PasskeySignInPage context={contextOf(locale)} form={form} />, allowed),
    setUp: (locale, { base }) => render(<SetUpPage context={contextOf(locale)} base={base} />),
    list: (locale, list) => render(<FactorListPage context={contextOf(locale)} list={list} />),
    addPasskey: (locale, form) => render(<AddPasskeyPage context={contextOf(locale)} form={form} />, allowed),
    addCodes: (locale, form) => render(<AddCodesPage context={contextOf(locale)} form={form} />),
    edit: (locale, form) => render(<EditFactorPage context={contextOf(locale)} form={form} />),
    recoveryCodes: (locale, form) => render(<RecoveryCodesPage context={contextOf(locale)} form={form} />),
  };
}
