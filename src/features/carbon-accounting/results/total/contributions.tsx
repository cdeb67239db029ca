import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../../core/contracts/ca-years';
import { classNames } from '../../../../components/class-names';
import { Segmented } from '../../../../components/form/segmented';
import { Card } from '../../../../components/layout/page';
import {
  contributionBars,
  firstGrouping,
  groupings,
  otherKey,
  rowsOf,
  shareOf,
  type Grouping,
} from '../shared/contribution-shares';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { useResultNames } from '../shared/use-result-names';
import { FigureTable } from '../../shared/figure-table';
import { SavedLegend } from '../shared/saved-legend';
import type { RowsFilter } from '../rows/rows';
import * as styles from '../shared/results.module.css';

interface ContributionsProps {
  report: YearReport;
  onShowRows: (filter: RowsFilter) => void;
}

/** Emissions by activity, sector, supplier or country, largest first. */
export function Contributions({ report, onShowRows }: ContributionsProps) {
  const { t } = useTranslation('carbon-results');
  const { columnPercent, figure, tons } = useFigures();
  const { contribution } = useResultNames();
  const [chosen, setChosen] = useState<Grouping>();
  const grouping = chosen ?? firstGrouping(report);
  const entries = report[grouping].map((entry) => ({ ...entry, name: contribution(grouping, entry) }));
  const bars = contributionBars(entries);
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
        {largest && (
          <p className={classNames(styles.explanation, styles.onScreen)}>{t('contributions.hint')}</p>
        )}
        <SavedLegend entries={entries} />
        {largest && (
          <FigureTable
            label={t('contributions.title')}
            columns={[t('contributions.name'), t('units.tons'), t('units.share')]}
            rows={entries.map(({ key, name, baseline }, index) => ({
              key,
              onOpen: key === otherKey ? undefined : () => onShowRows({ name, of: rowsOf(grouping, key) }),
              parts: bars[index] ?? [],
              cells: [name, tons(baseline), columnPercent(shareOf(baseline, report.totals.total))],
            }))}
          />
        )}
      </div>
    </Card>
  );
}
