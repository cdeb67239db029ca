import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { useSessionTimeout } from '../hooks/use-session-timeout';

/** A screen reader says these numbers of seconds; every second would be all that it says. */
const spokenSeconds = [10, 30, 60, 120];

/** Warns of the sign-out for inactivity. Any activity takes the warning away, so its buttons need do nothing. */
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
