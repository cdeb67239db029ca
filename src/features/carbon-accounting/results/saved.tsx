import { useTranslation } from 'react-i18next';
import type { EmissionTotals } from '../../../../core/contracts/ca-emission-results';
import { Card } from '../../../components/layout/page';
import { useFigures } from '../../../lib/i18n/use-figures';
import { shareOf } from './contribution-shares';
import { FigureTable } from './figure-table';
import * as styles from './results.module.css';

/** How much lower the emissions of suppliers are than those of their sector, and what that means. */
export function Saved({ totals }: { totals: EmissionTotals }) {
  const { t } = useTranslation('carbon-results');
  const { figure, tons } = useFigures();
  const { scope3Baseline, scope3Saved, scope3 } = totals;
  const percent = shareOf(scope3Saved, scope3Baseline);
  return (
    <Card title={t('saved.title')}>
      <div className={styles.stack}>
        <p>
          {scope3Saved > 0
            ? t('saved.summary', { value: tons(scope3Saved), percent: figure(percent, 'percent') })
            : t('saved.none')}
        </p>
        <div className={styles.split} aria-hidden>
          <span className={styles.remaining} style={{ width: `${100 - percent}%` }} />
          <span className={styles.saved} style={{ width: `${percent}%` }} />
        </div>
        <FigureTable
          label={t('saved.title')}
          columns={[t('saved.part'), t('units.tons')]}
          rows={[
            { key: 'baseline', cells: [t('saved.baseline'), tons(scope3Baseline)], isStrong: true },
            { key: 'saved', cells: [t('saved.saved'), tons(-scope3Saved)] },
            { key: 'remaining', cells: [t('saved.remaining'), tons(scope3)] },
          ]}
        />
        <p className={styles.explanation}>{t('saved.meaning')}</p>
      </div>
    </Card>
  );
}
