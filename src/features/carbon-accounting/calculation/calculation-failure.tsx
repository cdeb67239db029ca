import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import type { ApiError } from '../../../lib/api/api-error';
import { useAccess } from '../shared/use-access';
import { useErrorText } from '../shared/use-error-text';

interface CalculationFailureProps {
  year: number;
  cause: ApiError;
  onDismiss: () => void;
  onRetry: () => void;
}

/** Why a calculation failed, for everybody, with a retry for people who may calculate. */
export function CalculationFailure({ year, cause, onDismiss, onRetry }: CalculationFailureProps) {
  const { t } = useTranslation('carbon');
  const { canManage } = useAccess();
  const textOf = useErrorText();
  return (
    <Notice
      tone="negative"
      title={t('calculation.failed', { year })}
      actions={
        <>
          {canManage && (
            <Button size="small" onClick={onRetry}>
              {t('common:actions.tryAgain')}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onDismiss}>
            {t('common:actions.dismiss')}
          </Button>
        </>
      }
    >
      {textOf(cause, t('errors.unexpected'))}
    </Notice>
  );
}
