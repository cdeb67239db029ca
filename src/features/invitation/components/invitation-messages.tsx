import { useTranslation } from 'react-i18next';
import { PublicMessage } from '../../../components/layout/public-message';
import { Button } from '../../../components/ui/button';
import { HelpAndLogin } from './help-and-login';

export function AlreadyRegistered() {
  const { t } = useTranslation('invitation');
  return (
    <PublicMessage title={t('alreadyRegistered.title')} actions={<HelpAndLogin />}>
      <p>{t('alreadyRegistered.text')}</p>
    </PublicMessage>
  );
}

export function InvalidInvitation({ isExplained = true }: { isExplained?: boolean }) {
  const { t } = useTranslation('invitation');
  return (
    <PublicMessage title={t('invalid.title')} actions={<HelpAndLogin />}>
      <p>{t(isExplained ? 'invalid.text' : 'invalid.unexplained')}</p>
      <p>{t('invalid.advice')}</p>
    </PublicMessage>
  );
}

interface InvitationUnavailableProps {
  reason: 'connection' | 'tooMany';
  onRetry: () => void;
}

/** The check itself failed: the invitation may be valid, and retrying may help. */
export function InvitationUnavailable({ reason, onRetry }: InvitationUnavailableProps) {
  const { t } = useTranslation('invitation');
  return (
    <PublicMessage
      title={t('unavailable.title')}
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            {t('unavailable.retry')}
          </Button>
          <HelpAndLogin primary={false} />
        </>
      }
    >
      <p role="alert">{t('unavailable.text')}</p>
      <p>{reason === 'tooMany' ? t('unavailable.tooMany') : t('unavailable.advice')}</p>
    </PublicMessage>
  );
}
