import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { BarChart } from '../../../components/charts/bar-chart';
import { Segmented } from '../../../components/form/segmented';
import { Card } from '../../../components/layout/page';
import {
  barsOf,
  firstGrouping,
  groupings,
  restKey,
  rowsOf,
  shareOf,
  type Grouping,
} from './contribution-shares';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useResultNames } from './use-result-names';
import { FigureTable } from './figure-table';
import type { RowsFilter } from './rows';
import * as styles from './results.module.css';

interface ContributionsProps {
  report: YearReport;
  onShowRows: (filter: RowsFilter) => void;
}

/** Where the tonnes come from: by activity, sector, supplier or country. */
export function Contributions({ report, onShowRows }: ContributionsProps) {
  const { t } = useTranslation('carbon-results');
  const { figure, tons } = useFigures();
  const { contribution } = useResultNames();
  const [chosen, setChosen] = useState<Grouping>();
  const grouping = chosen ?? firstGrouping(report);
  const entries = report[grouping].map((entry) => ({ ...entry, name: contribution(grouping, entry) }));
  const bars = barsOf(entries);
  const [largest] = entries;
  const summary = largest
    ? t('contributions.summary', {
        name: largest.name,
        value: tons(largest.baseline),
        percent: figure(shareOf(largest.baseline, report.totals.total), 'percent'),
      })
    : t('contributions.none');

  return (
    <Card title={t('contributions.title')}>
      <div className={styles.stack}>
        <Segmented
          legend={t('contributions.by')}
          value={grouping}
          onChange={setChosen}
          options={groupings.map((value) => ({ value, label: t(`contributions.${value}`) }))}
        />
        <p>{summary}</p>
        {largest && <p className={styles.explanation}>{t('contributions.hint')}</p>}
        {largest && (
          <div className={styles.beside}>
            <BarChart
              key={grouping}
              layout="horizontal"
              summary={summary}
              unavailable={t('carbon:chartUnavailable')}
              height={60 + 34 * bars.length}
              bars={bars.map(({ name, remaining, saved }) => ({ name, values: { remaining, saved } }))}
              series={[
                { key: 'remaining', name: t('saved.remaining'), colour: 'var(--chart-2)' },
                { key: 'saved', name: t('saved.saved'), colour: 'var(--chart-4)' },
              ]}
              format={(value) => t('carbon:tons', { value: tons(value) })}
              formatAxis={(value) => figure(value, 'money')}
            />
            <FigureTable
              label={t('contributions.title')}
              columns={[t('contributions.name'), t('units.tons'), t('units.share')]}
              rows={entries.map(({ key, name, baseline }) => ({
                key,
                onOpen: key === restKey ? undefined : () => onShowRows({ name, of: rowsOf(grouping, key) }),
                cells: [
                  name,
                  tons(baseline),
                  t('carbon:percent', { value: figure(shareOf(baseline, report.totals.total), 'percent') }),
                ],
              }))}
            />
          </div>
        )}
      </div>
    </Card>
  );
}
