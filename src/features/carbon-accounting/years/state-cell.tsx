import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { useConnection } from '../../../lib/api/use-connection';
import { useAppSelector } from '../../../lib/store/hooks';
import type { YearOverview } from '../../../domain/carbon/years-api';
import { selectCalculating } from '../calculation/carbon-slice';
import { useAccess } from '../shared/use-access';
import * as styles from '../shared/cells.module.css';
import { YearState } from './year-state';

interface StateCellProps {
  year: YearOverview;
  isCalculating: boolean;
  onCalculate: (year: number) => void;
}

/** Whether a year's results still hold; if not, the button that makes them again. */
export function StateCell({ year: overview, isCalculating, onCalculate }: StateCellProps) {
  const { t } = useTranslation('carbon');
  const { canManage } = useAccess();
  const isConnected = useConnection() === 'connected';
  const { year, needsRecalculation, totals } = overview;
  const isRunning = useAppSelector(selectCalculating).includes(year) || isCalculating;
  return (
    <div className={styles.stacked}>
      <YearState year={overview} />
      {canManage && (needsRecalculation || !totals) && (
        <Button
          size="small"
          variant="primary"
          disabled={isRunning || !isConnected}
          aria-label={t('actions.calculateOf', { year })}
          onClick={() => onCalculate(year)}
        >
          {isRunning ? t('actions.calculating') : t('actions.calculate')}
        </Button>
      )}
    </div>
  );
}
