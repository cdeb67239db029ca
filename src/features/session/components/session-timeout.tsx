import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { useSessionTimeout } from '../hooks/use-session-timeout';

/** Screen readers announce only these seconds; announcing each one would drown out everything else. */
const spokenSeconds = [10, 30, 60, 120];

/**
 * Warns before the sign-out for inactivity. Any activity dismisses the warning, so its buttons need no action
 * of their own.
 */
export function SessionTimeout() {
  const { t } = useTranslation('session');
  const secondsLeft = useSessionTimeout();
  if (secondsLeft === null) return null;
  const spoken = spokenSeconds.find((seconds) => secondsLeft <= seconds) ?? secondsLeft;
  return (
    <Dialog
      title={t('timeout.title')}
      closeLabel={t('timeout.stay')}
      onClose={activityIsEnough}
      actions={
        <Button variant="primary" onClick={activityIsEnough}>
          {t('timeout.stay')}
        </Button>
      }
    >
      <p aria-hidden>{t('timeout.text', { count: secondsLeft })}</p>
      <VisuallyHidden>
        <span role="alert">{t('timeout.text', { count: spoken })}</span>
      </VisuallyHidden>
    </Dialog>
  );
}

const activityIsEnough = () => undefined;
