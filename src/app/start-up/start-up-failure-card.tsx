import { useTranslation } from 'react-i18next';
import { Page } from '../../components/layout/page';
import { Button } from '../../components/ui/button';
import { Notice } from '../../components/ui/notice';
import { useSignOut } from '../../features/session/hooks/use-sign-out';
import { useStartUp } from './session-provider';

interface StartUpFailureCardProps {
  kind: 'provider' | 'wrongProvider' | 'noRoom' | 'profile';
  /** For the support team; in English. */
  message: string;
}

/** Why the page cannot open, and what to do about it. */
export function StartUpFailureCard({ kind, message }: StartUpFailureCardProps) {
  const { t } = useTranslation('session');
  const startUp = useStartUp();
  const signOut = useSignOut();
  const retry = () => void startUp.retry();
  const texts = kind === 'provider' ? 'unavailable' : kind;
  return (
    <Page title={t(`${texts}.title`)}>
      <Notice
        tone="negative"
        actions={
          <>
            <Button variant="primary" onClick={retry}>
              {t(`${texts}.retry`)}
            </Button>
            {kind === 'profile' && <Button onClick={signOut}>{t('profile.signOut')}</Button>}
          </>
        }
      >
        <p>{t(`${texts}.text`)}</p>
        {kind !== 'provider' && (
          <p>
            <code lang="en">{message}</code>
          </p>
        )}
      </Notice>
    </Page>
  );
}
