import type { Refusal } from '../../sign-in';
import { paths } from '../paths';
import { DemoAccounts, type DemoAccount } from './demo-accounts';
import { EmailField } from './email-field';
import { Fault, markFaulty } from './fault';
import { Layout } from './layout';
import type { PageContext } from './page-context';

export interface SignInForm {
  /** What was typed, or what the app already knows. */
  email: string;
  /** The page that uses a passkey instead of the password. */
  passkeyHref: string;
  fault?: Refusal;
  /** Shown to the person at the machine of a demonstration. */
  demo?: { password: string; accounts: readonly DemoAccount[] };
}

export function SignInPage({ context, form }: { context: PageContext; form: SignInForm }) {
  const { t, locale } = context;
  const { fault, demo, email, passkeyHref } = form;
  const isRefused = fault?.outcome === 'refused';
  const chosen = !fault && demo?.accounts.find((account) => account.email === email);
  const inLanguage = (other: string) =>
    `?${new URLSearchParams({ lang: other, ...(email && { login_hint: email }) }).toString()}`;
  return (
    <Layout context={context} title={t('signIn.title')} languageHref={inLanguage}>
      {fault && (
        <Fault>
          {fault.outcome === 'refused'
            ? t('signIn.refused')
            : t('signIn.locked', { count: fault.waitMinutes })}
        </Fault>
      )}
      <form method="post" action={`?lang=${locale}`}>
        <EmailField context={context} value={email} isFaulty={isRefused} />
        <label htmlFor="password">{t('signIn.password')}</label>
        <input
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          defaultValue={chosen ? demo?.password : undefined}
          {...markFaulty(isRefused)}
        />
        <button type="submit">{t('signIn.submit')}</button>
      </form>
      <a className="button secondary" href={`${passkeyHref}?lang=${locale}`}>
        {t('signIn.passkey')}
      </a>
      <a className="below" href={`${paths.realm}${paths.forgottenPassword}?lang=${locale}`}>
        {t('signIn.forgotten')}
      </a>
      {demo && demo.accounts.length > 0 && <DemoAccounts context={context} {...demo} />}
    </Layout>
  );
}
