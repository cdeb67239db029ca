import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { Legend } from '../../../components/charts/legend';
import { classNames } from '../../../components/class-names';
import { Segmented } from '../../../components/form/segmented';
import { Card } from '../../../components/layout/page';
import { firstGrouping, groupings, otherKey, rowsOf, shareOf, type Grouping } from './contribution-shares';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useResultNames } from './use-result-names';
import { FigureTable } from './figure-table';
import { sumColour } from './scope-colours';
import type { RowsFilter } from './rows';
import * as styles from './results.module.css';

interface ContributionsProps {
  report: YearReport;
  onShowRows: (filter: RowsFilter) => void;
}

/** Emissions by activity, sector, supplier or country, largest first. */
export function Contributions({ report, onShowRows }: ContributionsProps) {
  const { t } = useTranslation('carbon-results');
  const { figure, tons } = useFigures();
  const { contribution } = useResultNames();
  const [chosen, setChosen] = useState<Grouping>();
  const grouping = chosen ?? firstGrouping(report);
  const entries = report[grouping].map((entry) => ({ ...entry, name: contribution(grouping, entry) }));
  const longest = Math.max(...entries.map(({ baseline }) => baseline)) || 1;
  const isSaved = entries.some(({ saved }) => saved > 0);
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
        {largest && isSaved && (
          <Legend
            series={[
              { name: t('saved.remaining'), colour: sumColour },
              { name: t('saved.saved'), colour: 'var(--chart-4)' },
            ]}
          />
        )}
        {largest && (
          <FigureTable
            label={t('contributions.title')}
            columns={[t('contributions.name'), t('units.tons'), t('units.share')]}
            rows={entries.map(({ key, name, baseline, remaining, saved }) => ({
              key,
              onOpen: key === otherKey ? undefined : () => onShowRows({ name, of: rowsOf(grouping, key) }),
              parts: [
                { percent: (100 * remaining) / longest, colour: sumColour },
                ...(saved > 0 ? [{ percent: (100 * saved) / longest, colour: 'var(--chart-4)' }] : []),
              ],
              cells: [
                name,
                tons(baseline),
                t('carbon:percent', { value: figure(shareOf(baseline, report.totals.total), 'percent') }),
              ],
            }))}
          />
        )}
      </div>
    </Card>
  );
}
