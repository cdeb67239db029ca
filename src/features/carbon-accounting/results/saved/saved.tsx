import { useTranslation } from 'react-i18next';
import type { EmissionTotals } from '../../../../../core/contracts/ca-emission-results';
import { Card } from '../../../../components/layout/page';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { shareOf } from '../shared/contribution-shares';
import { SavedTable } from './saved-table';
import * as styles from '../shared/results.module.css';

/** How much lower the emissions of suppliers are than those of their sector, and what that means. */
export function Saved({ totals }: { totals: EmissionTotals }) {
  const { t } = useTranslation('carbon-results');
  const { figure, tons } = useFigures();
  const { scope3Baseline, scope3Saved } = totals;
  return (
    <Card title={t('saved.title')}>
      <div className={styles.stack}>
        <p>
          {scope3Saved > 0
            ? t('saved.summary', {
                value: tons(scope3Saved),
                percent: figure(shareOf(scope3Saved, scope3Baseline), 'percent'),
              })
            : t('saved.none')}
        </p>
        <SavedTable totals={totals} />
        <p className={styles.explanation}>{t('saved.meaning')}</p>
      </div>
    </Card>
  );
}
