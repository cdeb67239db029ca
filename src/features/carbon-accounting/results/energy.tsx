import { useTranslation } from 'react-i18next';
import type { YearEnergy } from '../../../../core/contracts/ca-years';
import { BarChart } from '../../../components/charts/bar-chart';
import { Card } from '../../../components/layout/page';
import { useFigures } from '../../../lib/i18n/use-figures';
import { shareOf } from './contribution-shares';
import { EnergyTable } from './energy-table';
import * as styles from './results.module.css';

/** What energy a year used, beside its tonnes. */
export function Energy({ energy }: { energy: YearEnergy }) {
  const { t } = useTranslation('carbon-results');
  const { figure, tons: mwh } = useFigures();
  const { parts, renewable, total } = energy;
  const summary = t('energy.summary', {
    total: mwh(total),
    percent: figure(shareOf(renewable, total), 'percent'),
  });
  return (
    <Card title={t('energy.title')}>
      <div className={styles.stack}>
        <p>{total > 0 ? summary : t('energy.none')}</p>
        {total > 0 && (
          <BarChart
            layout="vertical"
            summary={summary}
            unavailable={t('carbon:chartUnavailable')}
            bars={parts
              .filter((part) => part.renewable + part.other > 0)
              .map((part) => ({
                name: t(`energy.kinds.${part.kind}`),
                values: { renewable: part.renewable, other: part.other },
              }))}
            series={[
              { key: 'renewable', name: t('energy.renewable'), colour: 'var(--chart-3)' },
              { key: 'other', name: t('energy.other'), colour: 'var(--chart-1)' },
            ]}
            format={(value) => t('energy.mwh', { value: mwh(value) })}
            formatAxis={(value) => figure(value, 'money')}
          />
        )}
        <EnergyTable energy={energy} />
        <p className={styles.explanation}>{t('energy.meaning')}</p>
      </div>
    </Card>
  );
}
