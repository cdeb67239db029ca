import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { StatusRegion } from '../../../components/ui/status-region';
import { MilestoneMark } from '../../../components/ui/milestone-mark';
import { Notice } from '../../../components/ui/notice';
import { useAppDispatch, useAppSelector } from '../../../lib/store/hooks';
import { causeOf, failureForgotten, selectFailures } from './carbon-slice';
import type { Outcome } from './outcome';
import type { Calculation } from './use-calculation';
import { useFigures } from '../../../lib/i18n/use-figures';
import { CalculationFailure } from './calculation-failure';

interface CalculationOutcomeProps {
  calculation: Calculation;
  /** Whose failures are shown; all if omitted. */
  year?: number;
  onDismiss: () => void;
  onRetry: (year: number) => void;
}

/**
 * State of a calculation: running, done with its changes, or failed with the reason, including calculations
 * by others.
 */
export function CalculationOutcome({ calculation, year, onDismiss, onRetry }: CalculationOutcomeProps) {
  const dispatch = useAppDispatch();
  const failures = Object.entries(useAppSelector(selectFailures)).map(([key, failure]) => ({
    year: Number(key),
    cause: causeOf(failure),
  }));
  return (
    <>
      <StatusRegion>
        <OwnOutcome calculation={calculation} onDismiss={onDismiss} />
      </StatusRegion>
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
  if (calculation.status === 'idle') return null;
  const { year } = calculation;
  if (calculation.status === 'running')
    return <Notice tone="info">{t('calculation.running', { year })}</Notice>;
  const { isFirstComplete } = calculation.outcome;
  return (
    <Notice
      tone="positive"
      mark={isFirstComplete ? <MilestoneMark /> : undefined}
      title={isFirstComplete && t('calculation.firstComplete')}
      actions={
        <Button size="small" variant="quiet" onClick={onDismiss}>
          {t('common:actions.dismiss')}
        </Button>
      }
    >
      <OutcomeSentence year={year} outcome={calculation.outcome} />
      {isFirstComplete && <p>{t('calculation.firstCompleteText')}</p>}
    </Notice>
  );
}

/** The total of the year, and its change. */
function OutcomeSentence({ year, outcome: { before, after } }: { year: number; outcome: Outcome }) {
  const { t } = useTranslation('carbon');
  const { mass } = useFigures();
  const total = mass(after);
  if (before === null) return t('calculation.first', { year, total });
  if (mass(before) === total) return t('calculation.same', { year, total });
  const difference = mass(Math.abs(after - before));
  return t(after < before ? 'calculation.less' : 'calculation.more', { year, total, difference });
}
