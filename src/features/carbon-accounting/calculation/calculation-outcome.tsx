import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { useAppDispatch, useAppSelector } from '../../../lib/store/hooks';
import { causeOf, failureForgotten, selectFailures } from './carbon-slice';
import type { Calculation } from './use-calculation';
import { useFigures } from '../../../lib/i18n/use-figures';
import { CalculationFailure } from './calculation-failure';

interface CalculationOutcomeProps {
  calculation: Calculation;
  /** Whose failures are shown; all if left out. */
  year?: number;
  onDismiss: () => void;
  onRetry: (year: number) => void;
}

/** How a calculation goes or went: running, done and how fast, or not done and why, also where others have tried. */
export function CalculationOutcome({ calculation, year, onDismiss, onRetry }: CalculationOutcomeProps) {
  const dispatch = useAppDispatch();
  const failures = Object.entries(useAppSelector(selectFailures)).map(([key, failure]) => ({
    year: Number(key),
    cause: causeOf(failure),
  }));
  return (
    <>
      <OwnOutcome calculation={calculation} onDismiss={onDismiss} />
      {failures.map(
        ({ year: failed, cause }) =>
          cause &&
          (year === undefined || year === failed) && (
            <CalculationFailure
              key={failed}
              year={failed}
              cause={cause}
              onDismiss={() => dispatch(failureForgotten(failed))}
              onRetry={() => onRetry(failed)}
            />
          ),
      )}
    </>
  );
}

function OwnOutcome({ calculation, onDismiss }: Pick<CalculationOutcomeProps, 'calculation' | 'onDismiss'>) {
  const { t } = useTranslation('carbon');
  const { figure } = useFigures();
  if (calculation.status === 'idle') return null;
  const { year } = calculation;
  if (calculation.status === 'running')
    return <Notice tone="info">{t('calculation.running', { year })}</Notice>;
  return (
    <Notice
      tone="positive"
      actions={
        <Button size="small" variant="quiet" onClick={onDismiss}>
          {t('common:actions.dismiss')}
        </Button>
      }
    >
      {t('calculation.done', { year, seconds: figure(calculation.durationMs / 1000, 'seconds') })}
    </Notice>
  );
}
