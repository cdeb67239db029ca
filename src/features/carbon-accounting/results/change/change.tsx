import { useTranslation } from 'react-i18next';
import type { YearChange } from '../../../../../core/contracts/ca-years';
import { Card } from '../../../../components/layout/page';
import { Notice } from '../../../../components/ui/notice';
import { useYears } from '../../shared/use-years';
import { ChangeTable } from './change-table';
import { useChangeSummary } from './use-change-summary';
import * as styles from '../shared/results.module.css';

/** Why the total differs from the previous year: activity, factors and method. */
export function Change({ change, year }: { change: YearChange; year: number }) {
  const { t } = useTranslation('carbon-results');
  const summary = useChangeSummary(change, year);
  const before = useYears().years?.find((each) => each.year === change.fromYear);
  return (
    <Card title={t('change.title', { year: change.fromYear })}>
      <div className={styles.stack}>
        <p>{summary}</p>
        {before?.needsRecalculation && (
          <Notice tone="caution">{t('change.outdated', { year: change.fromYear })}</Notice>
        )}
        <ChangeTable change={change} year={year} />
        <p className={styles.explanation}>{t('change.meaning')}</p>
      </div>
    </Card>
  );
}
