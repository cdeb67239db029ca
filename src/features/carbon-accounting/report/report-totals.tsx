import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { useBaseComparison } from '../boundary/use-base-comparison';
import { changeCauses } from '../results/change-steps';
import { shareOf } from '../results/contribution-shares';
import { joinSentences } from '../../../lib/i18n/join-sentences';
import { useFigures } from '../../../lib/i18n/use-figures';
import { FigureTable } from '../results/figure-table';
import { inventoryOf, scopes } from '../results/inventory';
import { scopeColours } from '../results/scope-colours';
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
      <PrintPart title={t('carbon-results:saved.title')}>
        <FigureTable
          label={t('carbon-results:saved.title')}
          columns={[t('carbon-results:saved.part'), t('carbon-results:units.tons')]}
          rows={[
            {
              key: 'baseline',
              cells: [t('carbon-results:saved.baseline'), tons(totals.scope3Baseline)],
              isStrong: true,
            },
            { key: 'saved', cells: [t('carbon-results:saved.saved'), tons(-totals.scope3Saved)] },
            { key: 'remaining', cells: [t('carbon-results:saved.remaining'), tons(totals.scope3)] },
          ]}
        />
      </PrintPart>
      {change && (
        <PrintPart title={t('carbon-results:change.title', { year: change.fromYear })}>
          <FigureTable
            label={t('carbon-results:change.title', { year: change.fromYear })}
            columns={[t('carbon-results:change.cause'), t('carbon-results:units.tons')]}
            rows={[
              { key: 'before', cells: [String(change.fromYear), tons(change.before)], isStrong: true },
              ...changeCauses.map((cause) => ({
                key: cause,
                cells: [t(`carbon-results:change.${cause}`), tons(change[cause])],
              })),
              { key: 'after', cells: [String(year), tons(change.after)], isStrong: true },
            ]}
          />
        </PrintPart>
      )}
    </>
  );
}
