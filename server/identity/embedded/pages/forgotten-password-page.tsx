import { paths } from '../paths';
import { EmailField } from './email-field';
import { Fault } from './fault';
import { Layout } from './layout';
import type { PageContext } from './page-context';

interface ForgottenPasswordProps {
  context: PageContext;
  /** The address the link was sent to, if it has an account; undefined until an address is entered. */
  sentTo?: string | undefined;
  /** As typed, if it is not an address. */
  refused?: string | undefined;
}

const inLanguage = (locale: string) => `${paths.realm}${paths.forgottenPassword}?lang=${locale}`;

/** Asks for the address, and shows the same whether or not it has an account. */
export function ForgottenPasswordPage({ context, sentTo, refused }: ForgottenPasswordProps) {
  const { t, locale, home } = context;
  if (sentTo !== undefined)
    return (
      <Layout context={context} title={t('forgotten.sentTitle')}>
        <p>{t('forgotten.sentText', { email: sentTo })}</p>
        <a className="button" href={home}>
          {t('forgotten.back')}
        </a>
      </Layout>
    );
  return (
    <Layout context={context} title={t('forgotten.title')} languageHref={inLanguage}>
      {refused !== undefined && <Fault>{t('forgotten.invalid')}</Fault>}
      <p>{t('forgotten.text')}</p>
      <form method="post" action={inLanguage(locale)}>
        <EmailField context={context} value={refused} isFaulty={refused !== undefined} />
        <button type="submit">{t('forgotten.submit')}</button>
      </form>
      <a href={home}>{t('forgotten.back')}</a>
    </Layout>
  );
}
