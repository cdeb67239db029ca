import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import type { YearOverview } from '../../../domain/carbon/years-api';
import { useConnection } from '../../../lib/api/use-connection';
import { useAppSelector } from '../../../lib/store/hooks';
import { selectCalculating } from '../calculation/carbon-slice';
import { useAccess } from '../shared/use-access';
import * as styles from '../shared/cells.module.css';
import { YearLink } from '../shared/year-link';

interface YearActionsProps {
  year: YearOverview;
  isCalculating: boolean;
  onCalculate: (year: number) => void;
  onDelete: (year: number) => void;
}

/** The actions for a year; calculating and deleting need the server. */
export function YearActions({ year: overview, isCalculating, onCalculate, onDelete }: YearActionsProps) {
  const { t } = useTranslation('carbon');
  const { canManage } = useAccess();
  const isConnected = useConnection() === 'connected';
  const { year, needsRecalculation, totals } = overview;
  const isRunning = useAppSelector(selectCalculating).includes(year) || isCalculating;
  return (
    <div className={styles.actions}>
      {canManage && (needsRecalculation || !totals) && (
        <Button
          size="small"
          variant="soft"
          disabled={isRunning || !isConnected}
          aria-label={t('actions.calculateOf', { year })}
          onClick={() => onCalculate(year)}
        >
          {isRunning ? t('actions.calculating') : t('actions.calculate')}
        </Button>
      )}
      {totals && (
        <YearLink
          year={year}
          page="results"
          look={{ size: 'small' }}
          label={t('actions.resultsOf', { year })}
        >
          {t('columns.state')}
        </YearLink>
      )}
      <YearLink
        year={year}
        page="update"
        look={{ size: 'small' }}
        label={t(canManage ? 'actions.updateOf' : 'actions.inputsOf', { year })}
      >
        {canManage ? t('actions.update') : t('actions.inputs')}
      </YearLink>
      {canManage && (
        <Button
          size="small"
          variant="quiet"
          iconOnly
          disabled={!isConnected}
          aria-label={t('actions.deleteOf', { year })}
          onClick={() => onDelete(year)}
        >
          <Trash2 size={16} aria-hidden />
        </Button>
      )}
    </div>
  );
}
