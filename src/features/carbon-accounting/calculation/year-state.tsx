import { Check, CircleDashed, LoaderCircle, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../components/ui/pill';
import { useAppSelector } from '../../../lib/store/hooks';
import type { YearOverview } from '../../../domain/carbon/years-api';
import { selectCalculating } from './carbon-slice';

/** Shows whether a year's results exist, are outdated, or are being calculated. */
export function YearState({ year }: { year: Pick<YearOverview, 'year' | 'totals' | 'needsRecalculation'> }) {
  const { t } = useTranslation('carbon');
  const calculating = useAppSelector(selectCalculating);
  if (calculating.includes(year.year)) {
    return (
      <Pill tone="accent" icon={LoaderCircle}>
        {t('state.running')}
      </Pill>
    );
  }
  if (year.needsRecalculation && year.totals) {
    return (
      <Pill tone="caution" icon={RefreshCw}>
        {t('state.outdated')}
      </Pill>
    );
  }
  if (!year.totals) {
    return (
      <Pill tone="neutral" icon={CircleDashed}>
        {t('state.notCalculated')}
      </Pill>
    );
  }
  return (
    <Pill tone="positive" icon={Check}>
      {t('state.upToDate')}
    </Pill>
  );
}
