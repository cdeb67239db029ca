import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { AddFault } from './add-codes-page';
import { Fault } from './fault';
import { inLanguage, Layout } from './layout';
import { NameField } from './name-field';
import type { PageContext } from './page-context';
import { PasskeyForm } from './passkey-form';

export interface AddPasskeyForm {
  options: PublicKeyCredentialCreationOptionsJSON;
  /** As typed. */
  name?: string;
  fault?: AddFault;
  backHref: string;
}

export function AddPasskeyPage({ context, form }: { context: PageContext; form: AddPasskeyForm }) {
  const { t, locale } = context;
  const { options, name = t('factors.kind.passkey'), fault, backHref } = form;
  return (
    <Layout context={context} title={t('addPasskey.title')} languageHref={inLanguage}>
      {fault && <Fault>{t(fault === 'nameless' ? 'factors.nameless' : 'addPasskey.refused')}</Fault>}
      <p>{t('addPasskey.text')}</p>
      <PasskeyForm context={context} act="add" options={options} submit={t('addPasskey.submit')}>
        <NameField context={context} value={name} isFaulty={fault === 'nameless'} />
      </PasskeyForm>
      <a className="below" href={`${backHref}?lang=${locale}`}>
        {t('factors.cancel')}
      </a>
    </Layout>
  );
}
