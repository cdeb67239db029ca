import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../../core/contracts/ca-years';
import { useFigures } from '../../../../lib/i18n/use-figures';

/** Uncertainty and data quality of the total; a year without emissions has no average quality. */
export function QualitySummary({ report: { dataQuality, uncertaintyPercent } }: { report: YearReport }) {
  const { t } = useTranslation('carbon-results');
  const { figure } = useFigures();
  const percent = figure(uncertaintyPercent, 'percent');
  const { average } = dataQuality;
  return (
    <p>
      {average > 0
        ? t('quality.summary', { percent, average: figure(average, 'percent') })
        : t('quality.certainty', { percent })}
    </p>
  );
}
