import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { useFigures } from '../../../lib/i18n/use-figures';

/** How much of the purchases stands on what suppliers have shared; results of before say nothing of it. */
export function OwnFigures({ report: { ownFigures } }: { report: YearReport }) {
  const { t } = useTranslation('carbon-results');
  const { finePercent, mass } = useFigures();
  if (!ownFigures) return null;
  const { spendPercent, tons, suppliers } = ownFigures;
  return (
    <p>
      {suppliers === 0
        ? t('ownFigures.none')
        : t('ownFigures.some', { percent: finePercent(spendPercent), tons: mass(tons), count: suppliers })}
    </p>
  );
}
