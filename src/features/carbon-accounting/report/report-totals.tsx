import { useTranslation } from 'react-i18next';
import type { YearChange, YearReport } from '../../../../core/contracts/ca-years';
import { useBaseComparison } from '../boundary/use-base-comparison';
import { ChangeTable } from '../results/change/change-table';
import { shareOf } from '../results/shared/contribution-shares';
import { joinSentences } from '../../../lib/i18n/join-sentences';
import { useFigures } from '../../../lib/i18n/use-figures';
import { FigureTable } from '../shared/figure-table';
import { inventoryOf, scopes } from '../shared/inventory';
import { SavedTable } from '../results/saved/saved-table';
import { scopeColours } from '../results/shared/scope-colours';
import { useChangeSummary } from '../results/change/use-change-summary';
import { PrintPart } from '../../../components/layout/print-view';

/** The three scopes and their sum, the memo figures, and the savings of suppliers. */
export function ReportTotals({ report }: { report: YearReport }) {
  const { totals, uncertaintyPercent, change, year, boundary, intensity } = report;
  const { t } = useTranslation('carbon-report');
  const { figure, tons } = useFigures();
  const sinceBase = useBaseComparison()({ year, totals, intensity, base: boundary?.base ?? null });
  const percent = (value: number) => t('carbon:percent', { value: figure(value, 'percent') });
  const inventory = inventoryOf(totals);
  const largest = Math.max(...scopes.map((scope) => inventory[scope]));
  const share = (value: number) => percent(shareOf(value, totals.total));
  return (
    <>
      <PrintPart title={t('carbon-results:totals.title')}>
        <FigureTable
          label={t('carbon-results:totals.title')}
          columns={[t('part'), t('carbon-results:units.tons'), t('carbon-results:units.share')]}
          rows={[
            ...scopes.map((scope) => ({
              key: scope,
              cells: [t(scope), tons(inventory[scope]), share(inventory[scope])],
              parts: [{ percent: shareOf(inventory[scope], largest), colour: scopeColours[scope] }],
            })),
            {
              key: 'total',
              cells: [t('carbon-results:totals.title'), tons(totals.total), share(totals.total)],
              isStrong: true,
            },
            { key: 'uncertainty', cells: [t('uncertainty'), '', `±\u00a0${percent(uncertaintyPercent)}`] },
            {
              key: 'measures',
              cells: [t('carbon-results:totals.withMeasures'), tons(totals.totalWithMeasures), ''],
            },
            { key: 'location', cells: [t('locationBased'), tons(totals.scope2LocationBased), ''] },
            { key: 'biogenic', cells: [t('biogenic'), tons(totals.biogenic), ''] },
          ]}
        />
        {sinceBase.total && <p>{sinceBase.total}</p>}
        {intensity !== null && (
          <p>
            {joinSentences([
              t('carbon-results:benchmark.own', { value: figure(intensity, 'factor') }),
              sinceBase.intensity,
            ])}
          </p>
        )}
      </PrintPart>
      {report.bySector.length > 0 && (
        <PrintPart title={t('carbon-results:saved.title')}>
          <SavedTable totals={totals} />
        </PrintPart>
      )}
      {change && <ReportChange change={change} year={year} />}
    </>
  );
}

function ReportChange({ change, year }: { change: YearChange; year: number }) {
  const { t } = useTranslation('carbon-results');
  return (
    <PrintPart title={t('change.title', { year: change.fromYear })}>
      <p>{useChangeSummary(change, year)}</p>
      <ChangeTable change={change} year={year} />
    </PrintPart>
  );
}
