import { signInAs } from '../../../../core/access/sign-in-address';
import { toPath } from '../../../../core/i18n/localized-path';
import { minPasswordLength, type PasswordFault } from '../../password-rule';
import { maxPasswordLength } from '../../passwords';
import { paths } from '../paths';
import { Fault } from './fault';
import { Layout } from './layout';
import { NewPasswordFields } from './new-password-fields';
import type { PageContext } from './page-context';

export interface SetPasswordForm {
  token: string;
  email: string;
  fault?: PasswordFault | 'different' | undefined;
}

/** Password managers use the address as the user name; the rule is shown first. */
export function SetPasswordPage({ context, form }: { context: PageContext; form: SetPasswordForm }) {
  const { t, locale } = context;
  const { token, email, fault } = form;
  const inLanguage = (other: string) =>
    `${paths.realm}${paths.setPassword}?${new URLSearchParams({ token, lang: other }).toString()}`;
  const length = fault === 'tooLong' ? maxPasswordLength : minPasswordLength;
  return (
    <Layout context={context} title={t('newPassword.title')} languageHref={inLanguage}>
      {fault && <Fault>{t(`newPassword.${fault}`, { length })}</Fault>}
      <form method="post" action={`${paths.realm}${paths.setPassword}?lang=${locale}`}>
        <input type="hidden" name="token" value={token} />
        <label htmlFor="email">{t('signIn.email')}</label>
        <input id="email" type="email" autoComplete="username" readOnly value={email} />
        <NewPasswordFields context={context} faulty={fault !== undefined} />
        <button type="submit">{t('newPassword.submit')}</button>
      </form>
    </Layout>
  );
}

export interface PasswordSet {
  email: string;
  /** There was a password before, with which the person may have been signed in. */
  replaced: boolean;
}

export function PasswordSetPage({ context, set }: { context: PageContext; set: PasswordSet }) {
  const { t, locale } = context;
  return (
    <Layout context={context} title={t('newPassword.doneTitle')}>
      <p>{t('newPassword.doneText')}</p>
      {set.replaced && <p>{t('newPassword.signedOutElsewhere')}</p>}
      <a className="button" href={toPath(signInAs(set.email), locale)}>
        {t('newPassword.doneAction')}
      </a>
    </Layout>
  );
}

/** A link that was used, has expired or was truncated by a mail program. */
export function LinkInvalidPage({ context }: { context: PageContext }) {
  const { t, locale } = context;
  return (
    <Layout context={context} title={t('newPassword.invalidTitle')}>
      <p>{t('newPassword.invalidText')}</p>
      <a className="button" href={`${paths.realm}${paths.forgottenPassword}?lang=${locale}`}>
        {t('newPassword.invalidAction')}
      </a>
    </Layout>
  );
}
