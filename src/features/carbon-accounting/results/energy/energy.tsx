import { useTranslation } from 'react-i18next';
import type { YearEnergy } from '../../../../../core/contracts/ca-years';
import { Card } from '../../../../components/layout/page';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { shareOf } from '../shared/contribution-shares';
import { EnergyTable } from './energy-table';
import * as styles from '../shared/results.module.css';

/** Energy consumption of a year, in addition to its emissions. */
export function Energy({ energy }: { energy: YearEnergy }) {
  const { t } = useTranslation('carbon-results');
  const { figure, tons: mwh } = useFigures();
  const { renewable, total } = energy;
  const summary = t('energy.summary', {
    total: mwh(total),
    percent: figure(shareOf(renewable, total), 'percent'),
  });
  return (
    <Card title={t('energy.title')}>
      <div className={styles.stack}>
        <p>{total > 0 ? summary : t('energy.none')}</p>
        <EnergyTable energy={energy} />
        <p className={styles.explanation}>{t('energy.meaning')}</p>
      </div>
    </Card>
  );
}
