import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../../core/contracts/ca-years';
import { useFigures } from '../../../../lib/i18n/use-figures';

/** How much of the purchases is based on figures shared by suppliers; renders nothing without purchases, or for older results. */
export function OwnFigures({ report: { bySector, ownFigures } }: { report: YearReport }) {
  const { t } = useTranslation('carbon-results');
  const { finePercent, mass } = useFigures();
  if (!ownFigures || bySector.length === 0) return null;
  const { spendPercent, tons, suppliers } = ownFigures;
  return (
    <p>
      {suppliers === 0
        ? t('ownFigures.none')
        : t('ownFigures.some', { percent: finePercent(spendPercent), tons: mass(tons), count: suppliers })}
    </p>
  );
}
