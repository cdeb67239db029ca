import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import type { Calculation } from '../hooks/use-calculation';
import { useErrorText } from '../hooks/use-error-text';
import { useFigures } from '../hooks/use-figures';

interface CalculationOutcomeProps {
  calculation: Calculation;
  onDismiss: () => void;
  onRetry: (year: number) => void;
}

/** How a calculation goes or went: running, done and how fast, or not done and why. */
export function CalculationOutcome({ calculation, onDismiss, onRetry }: CalculationOutcomeProps) {
  const { t } = useTranslation('carbon');
  const { figure } = useFigures();
  const textOf = useErrorText();
  if (calculation.status === 'idle') return null;
  const { year } = calculation;
  if (calculation.status === 'running') {
    return <Notice tone="info">{t('calculation.running', { year })}</Notice>;
  }
  const dismiss = (
    <Button size="small" variant="quiet" onClick={onDismiss}>
      {t('common:actions.dismiss')}
    </Button>
  );
  if (calculation.status === 'done') {
    return (
      <Notice tone="positive" actions={dismiss}>
        {t('calculation.done', { year, seconds: figure(calculation.durationMs / 1000, 'seconds') })}
      </Notice>
    );
  }
  const { cause } = calculation;
  return (
    <Notice
      tone="negative"
      title={t('calculation.failed', { year })}
      actions={
        <>
          <Button size="small" onClick={() => onRetry(year)}>
            {t('common:actions.tryAgain')}
          </Button>
          {dismiss}
        </>
      }
    >
      {textOf(cause, t('errors.unexpected'))}
    </Notice>
  );
}
