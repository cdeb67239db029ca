import { useTranslation } from 'react-i18next';
import { classNames } from '../../../components/class-names';
import { Button } from '../../../components/ui/button';
import { ConnectionHint } from '../../../components/ui/connection-hint';
import { Skeleton } from '../../../components/ui/skeleton';
import { useConnection } from '../../../lib/api/use-connection';
import { useAppSelector } from '../../../lib/store/hooks';
import { selectCalculating } from './carbon-slice';
import { useAccess } from '../shared/use-access';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useYears } from '../shared/use-years';
import { YearState } from './year-state';
import * as styles from './calculate-bar.module.css';

interface CalculateBarProps {
  year: number;
  /** Above figures it names their total, which results have themselves; beside a total it needs no frame. */
  place: 'above figures' | 'above results' | 'beside total';
  isCalculating: boolean;
  onCalculate: () => void;
}

const barStyle = (place: CalculateBarProps['place']) =>
  classNames(styles.bar, place !== 'beside total' && styles.framed);

/** State of the year: its total, whether it is up to date, and the calculate button. */
export function CalculateBar({ year, place, isCalculating, onCalculate }: CalculateBarProps) {
  const { t } = useTranslation('carbon');
  const { tons } = useFigures();
  const { canManage } = useAccess();
  const isConnected = useConnection() === 'connected';
  const { years, isLoading } = useYears();
  const overview = years?.find((each) => each.year === year);
  const isRunning = useAppSelector(selectCalculating).includes(year) || isCalculating;
  const withTotal = place === 'above figures';
  if (!years && isLoading) return <BarOutline place={place} />;
  if (!overview) return null;
  const isStale = overview.needsRecalculation || !overview.totals;
  const act = isStale ? 'actions.calculate' : 'actions.calculateAgain';
  return (
    <div className={barStyle(place)}>
      {withTotal && overview.totals && (
        <span className={styles.total}>{t('tons', { value: tons(overview.totals.total) })}</span>
      )}
      <YearState year={overview} />
      {canManage && (
        <Button
          className={styles.action}
          variant={isStale ? 'primary' : 'secondary'}
          disabled={isRunning || !isConnected}
          onClick={onCalculate}
        >
          {t(isRunning ? 'actions.calculating' : act)}
        </Button>
      )}
      {canManage && <ConnectionHint />}
    </div>
  );
}

/** The place of the bar while the years are loaded, so that nothing below moves. */
function BarOutline({ place }: { place: CalculateBarProps['place'] }) {
  return (
    <div className={barStyle(place)} aria-hidden>
      {place === 'above figures' && <Skeleton width="6rem" height="1.3125rem" />}
      <Skeleton width="6.5rem" height="1.5rem" />
      <span className={`${styles.action} ${styles.place}`}>
        <Skeleton width="9.5rem" height="var(--control-height)" />
      </span>
    </div>
  );
}
