import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { Fault } from './fault';
import { inLanguage, Layout } from './layout';
import type { PageContext } from './page-context';
import { PasskeyForm } from './passkey-form';

export interface PasskeySignInForm {
  options: PublicKeyCredentialRequestOptionsJSON;
  isRefused: boolean;
  /** The form with the password. */
  backHref: string;
}

/** Replaces the password. */
export function PasskeySignInPage({ context, form }: { context: PageContext; form: PasskeySignInForm }) {
  const { t, locale } = context;
  return (
    <Layout context={context} title={t('passkey.title')} languageHref={inLanguage}>
      {form.isRefused && <Fault>{t('passkey.refused')}</Fault>}
      <p>{t('passkey.text')}</p>
      <PasskeyForm context={context} act="use" options={form.options} submit={t('passkey.use')} />
      <a className="below" href={`${form.backHref}?lang=${locale}`}>
        {t('passkey.back')}
      </a>
    </Layout>
  );
}
