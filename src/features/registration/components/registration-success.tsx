import { useTranslation } from 'react-i18next';
import { PublicMessage } from '../../../components/layout/public-message';
import { ButtonLink } from '../../../components/ui/button';
import { MarkedText } from '../../../components/ui/marked-text';
import { useLocale } from '../../../lib/i18n/use-locale';

/** The account exists; the mail with its password link is on its way. */
export function RegistrationSuccess({ email }: { email: string | undefined }) {
  const { t } = useTranslation('registration');
  const { pathTo } = useLocale();
  return (
    <PublicMessage
      title={t('success.title')}
      actions={
        <ButtonLink variant="primary" href={pathTo('/')}>
          {t('success.login')}
        </ButtonLink>
      }
    >
      <p>
        {email ? (
          <MarkedText
            text={t('success.mail', { email })}
            marks={{ strong: (words) => <strong>{words}</strong> }}
          />
        ) : (
          t('success.mailUnknown')
        )}
      </p>
      <p>{t('success.steps')}</p>
      <p>{t('success.spam')}</p>
    </PublicMessage>
  );
}
