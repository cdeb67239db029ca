import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { contributionBars, groupings, shareOf } from '../results/shared/contribution-shares';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useResultNames } from '../results/shared/use-result-names';
import { FigureTable } from '../shared/figure-table';
import { SavedLegend } from '../results/shared/saved-legend';
import { PrintPart, PrintSubheading } from '../../../components/layout/print-view';

/** Emissions by origin, in each grouping. */
export function ReportOrigins({ report }: { report: YearReport }) {
  const { t } = useTranslation('carbon-report');
  const { columnPercent, tons } = useFigures();
  const { contribution } = useResultNames();
  return (
    <PrintPart title={t('carbon-results:contributions.title')}>
      <SavedLegend entries={groupings.flatMap((grouping) => report[grouping])} />
      {groupings
        .filter((grouping) => report[grouping].length > 0)
        .map((grouping) => ({ grouping, bars: contributionBars(report[grouping]) }))
        .map(({ grouping, bars }) => (
          <div key={grouping}>
            <PrintSubheading>{t(`carbon-results:contributions.${grouping}`)}</PrintSubheading>
            <FigureTable
              label={t(`carbon-results:contributions.${grouping}`)}
              columns={[
                t('carbon-results:contributions.name'),
                t('carbon-results:units.tons'),
                t('carbon-results:units.share'),
              ]}
              rows={report[grouping].map((entry, index) => ({
                key: entry.key,
                parts: bars[index] ?? [],
                cells: [
                  contribution(grouping, entry),
                  tons(entry.baseline),
                  columnPercent(shareOf(entry.baseline, report.totals.total)),
                ],
              }))}
            />
          </div>
        ))}
    </PrintPart>
  );
}
