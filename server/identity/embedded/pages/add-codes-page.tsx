import { Fault, markFaulty } from './fault';
import { inLanguage, Layout } from './layout';
import { NameField } from './name-field';
import type { PageContext } from './page-context';
import { QrCode } from './qr-code';

/** What is wrong with a factor being added: it has no name, or its proof is not accepted. */
export type AddFault = 'nameless' | 'refused';

export interface AddCodesForm {
  /** In base32. */
  secret: string;
  /** The content of the QR code. */
  address: string;
  /** As typed. */
  name?: string;
  fault?: AddFault;
  backHref: string;
}

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

export function AddCodesPage({ context, form }: { context: PageContext; form: AddCodesForm }) {
  const { t, locale } = context;
  const { secret, address, name = t('factors.kind.codes'), fault, backHref } = form;
  return (
    <Layout context={context} title={t('addCodes.title')} languageHref={inLanguage}>
      {fault && <Fault>{t(fault === 'nameless' ? 'factors.nameless' : 'addCodes.refused')}</Fault>}
      <p>{t('addCodes.scan')}</p>
      <QrCode content={address} label={t('addCodes.image')} />
      <p className="hint">
        {t('addCodes.secret')} <code>{inGroups(secret)}</code>
      </p>
      <p className="hint">
        <a href={address}>{t('addCodes.open')}</a>
      </p>
      <form method="post" action={`?lang=${locale}`}>
        <NameField context={context} value={name} isFaulty={fault === 'nameless'} />
        <label htmlFor="code">{t('addCodes.code')}</label>
        <input
          id="code"
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={10}
          {...markFaulty(fault === 'refused')}
        />
        <button type="submit">{t('addCodes.submit')}</button>
      </form>
      <a className="below" href={`${backHref}?lang=${locale}`}>
        {t('factors.cancel')}
      </a>
    </Layout>
  );
}
