import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { CodeResult } from '../../second-factor-attempts';
import type { FactorKind } from '../factors';
import { Fault, markFaulty } from './fault';
import { Layout } from './layout';
import type { PageContext } from './page-context';
import { PasskeyForm } from './passkey-form';

/** How a person proves their identity after the password. */
export type Way = FactorKind | 'recovery';
export type AskFault = Exclude<CodeResult, { outcome: 'right' }>;

export interface AskForm {
  way: Way;
  /** Those that the account has. */
  ways: readonly Way[];
  email: string;
  /** For a passkey. */
  options: PublicKeyCredentialRequestOptionsJSON | undefined;
  fault: AskFault | undefined;
}

const hrefOf = (way: Way, locale: string) => `?${new URLSearchParams({ lang: locale, way }).toString()}`;

/** After the password: asks for a passkey, a code of an app, or a recovery code. */
export function AskPage({ context, form }: { context: PageContext; form: AskForm }) {
  const { t, locale } = context;
  const { way, ways, email, options, fault } = form;
  const others = ways.filter((each) => each !== way);
  return (
    <Layout context={context} title={t('ask.title')} languageHref={(other) => hrefOf(way, other)}>
      {fault && (
        <Fault>
          {fault.outcome === 'locked'
            ? t('signIn.locked', { count: fault.waitMinutes })
            : t(`ask.wrong.${way}`)}
        </Fault>
      )}
      <p>{t(`ask.text.${way}`, { email })}</p>
      {options ? (
        <PasskeyForm context={context} act="use" options={options} submit={t('passkey.use')} />
      ) : (
        <CodeForm context={context} way={way} isFaulty={fault !== undefined} />
      )}
      {others.length > 0 && (
        <nav className="ways" aria-label={t('ask.others')}>
          {others.map((other) => (
            <a key={other} href={hrefOf(other, locale)}>
              {t(`ask.use.${other}`)}
            </a>
          ))}
        </nav>
      )}
      <p className="hint">{t('ask.lost')}</p>
    </Layout>
  );
}

function CodeForm({ context, way, isFaulty }: { context: PageContext; way: Way; isFaulty: boolean }) {
  const { t, locale } = context;
  return (
    <form method="post" action={hrefOf(way, locale)}>
      <input type="hidden" name="way" value={way} />
      <label htmlFor="code">{t(way === 'recovery' ? 'ask.recoveryCode' : 'ask.code')}</label>
      <input
        id="code"
        name="code"
        type="text"
        inputMode={way === 'recovery' ? 'text' : 'numeric'}
        autoComplete={way === 'recovery' ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={40}
        {...markFaulty(isFaulty)}
      />
      <button type="submit">{t('ask.submit')}</button>
    </form>
  );
}
