import { toPath } from '../../../../core/i18n/localized-path';
import { minPasswordLength, type PasswordFault } from '../../password-rule';
import { maxPasswordLength } from '../../passwords';
import type { Refusal } from '../../sign-in';
import { Fault } from './fault';
import { inLanguage, Layout } from './layout';
import { NewPasswordFields } from './new-password-fields';
import type { PageContext } from './page-context';

export interface ChangePasswordForm {
  email: string;
  /** What is wrong with the password in use. */
  refusal?: Refusal;
  /** What is wrong with the new one. */
  fault?: PasswordFault | 'different';
}

/** For a person who is signed in and knows their password. */
export function ChangePasswordPage({ context, form }: { context: PageContext; form: ChangePasswordForm }) {
  const { t, locale } = context;
  const { email, refusal, fault } = form;
  const length = fault === 'tooLong' ? maxPasswordLength : minPasswordLength;
  return (
    <Layout context={context} title={t('changePassword.title')} languageHref={inLanguage}>
      {refusal && (
        <Fault>
          {refusal.outcome === 'locked'
            ? t('signIn.locked', { count: refusal.waitMinutes })
            : t('changePassword.refused')}
        </Fault>
      )}
      {fault && <Fault>{t(`newPassword.${fault}`, { length })}</Fault>}
      <form method="post" action={`?lang=${locale}`}>
        <label htmlFor="email">{t('signIn.email')}</label>
        <input id="email" type="email" autoComplete="username" readOnly value={email} />
        <label htmlFor="current">{t('changePassword.current')}</label>
        <input
          id="current"
          name="current"
          type="password"
          autoComplete="current-password"
          required
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? 'fault' : undefined}
        />
        <NewPasswordFields context={context} faulty={fault !== undefined} />
        <button type="submit">{t('changePassword.submit')}</button>
      </form>
      <p className="hint">{t('changePassword.others')}</p>
      <a href={toPath('/account/settings/', locale)}>{t('changePassword.cancel')}</a>
    </Layout>
  );
}
