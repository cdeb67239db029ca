import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { useFailureText } from '../../../domain/people/use-failure-text';
import type { Outcome } from '../asking';

/** The outcome of the last change: done, or refused and why. */
export function UsersOutcome({ outcome, onDismiss }: { outcome: Outcome; onDismiss: () => void }) {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const { action, name, failure } = outcome;
  return (
    <Notice
      tone={failure ? 'negative' : 'positive'}
      title={failure && t(`users.${action}.failed`)}
      actions={
        <Button size="small" variant="quiet" onClick={onDismiss}>
          {t('common:actions.dismiss')}
        </Button>
      }
    >
      {failure ? failureText(failure) : t(`users.${action}.done`, { name })}
    </Notice>
  );
}
