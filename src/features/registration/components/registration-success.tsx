import { useTranslation } from 'react-i18next';
import { signInAs } from '../../../../core/access/sign-in-address';
import { PublicMessage } from '../../../components/layout/public-message';
import { ButtonLink } from '../../../components/ui/button';
import { MarkedText } from '../../../components/ui/marked-text';
import { useHydrated } from '../../../lib/hydration/use-hydrated';
import { useLocale } from '../../../lib/i18n/use-locale';
import { signInToAccept } from '../../../lib/session/invitation-address';
import { mailboxOf } from '../mailbox';

/**
 * The account exists and the mail with its password link is on its way, so the mailbox comes next. Without an
 * address no registration is known, and no success is reported.
 */
export function RegistrationSuccess({ email: registered }: { email: string | undefined }) {
  const { t } = useTranslation('registration');
  const { pathTo } = useLocale();
  // After a reload the browser still knows the address, which the prerendered page does not.
  const email = useHydrated() ? registered : undefined;
  const mailbox = email ? mailboxOf(email) : undefined;
  return (
    <PublicMessage
      title={email ? t('success.title') : t('success.titleUnknown')}
      actions={
        <>
          {mailbox && (
            <ButtonLink variant="primary" href={mailbox.url} target="_blank" rel="noreferrer">
              {t('success.openMailbox', { mailbox: mailbox.name })}
            </ButtonLink>
          )}
          <ButtonLink href={pathTo(email ? signInAs(email) : signInToAccept())}>
            {t('success.login')}
          </ButtonLink>
        </>
      }
    >
      {email ? (
        <>
          <p>
            <MarkedText
              text={t('success.mail', { email })}
              marks={{ strong: (words) => <strong>{words}</strong> }}
            />
          </p>
          <p>{t('success.steps')}</p>
        </>
      ) : (
        <p>{t('success.mailUnknown')}</p>
      )}
      <p>{t('success.spam')}</p>
    </PublicMessage>
  );
}
