import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { Legend } from '../../../components/charts/legend';
import { scopes } from '../shared/inventory';
import { scopeColours } from '../results/shared/scope-colours';
import { TotalFigure } from '../results/total/total-figure';
import * as styles from '../results/shared/results.module.css';

/** What the report is about: the total, its change, and the part of each scope. */
export function ReportHeadline({ report }: { report: YearReport }) {
  const { t } = useTranslation('carbon');
  return (
    <div className={styles.headline}>
      <p className={styles.caption}>{t('carbon-results:totals.title')}</p>
      <TotalFigure report={report} />
      <Legend series={scopes.map((scope) => ({ name: t(`scope.${scope}`), colour: scopeColours[scope] }))} />
    </div>
  );
}
