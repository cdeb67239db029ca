import { useTranslation } from 'react-i18next';
import type { Footprint } from '../../../../core/contracts/assessment';
import { BarChart } from '../../../components/charts/bar-chart';
import * as styles from './customer-view.module.css';
import { useFigures } from '../../../lib/i18n/use-figures';

const scopes = ['scope1', 'scope2', 'scope3'] as const;
const colours = ['var(--chart-1)', 'var(--chart-2)', 'var(--chart-3)'];
const tonnesOf = (footprint: Footprint, scope: (typeof scopes)[number]) => footprint[`${scope}TonsCO2e`];
const totalOf = (footprint: Footprint) =>
  scopes.reduce((sum, scope) => sum + (tonnesOf(footprint, scope) ?? 0), 0);

/** The supplier's own footprint by year: bars for the eye, and the same figures as a table. */
export function Footprints({ footprints }: { footprints: readonly Footprint[] }) {
  const { t } = useTranslation('customer-view');
  const { tonnes } = useFigures();
  const years = [...footprints].sort((a, b) => a.year - b.year);
  const [first] = years;
  const last = years.at(-1);
  if (!first || !last) return null;
  const tons = (value: number) => t('footprint.tons', { value: tonnes(value) });
  const summary =
    first === last
      ? t('footprint.summaryOne', { year: last.year, value: tons(totalOf(last)) })
      : t('footprint.summary', {
          from: first.year,
          before: tons(totalOf(first)),
          to: last.year,
          after: tons(totalOf(last)),
        });
  return (
    <>
      <p className={styles.muted}>{summary}</p>
      <BarChart
        layout="vertical"
        height={160}
        summary={summary}
        unavailable={t('footprint.chartUnavailable')}
        bars={years.map((footprint) => ({
          name: String(footprint.year),
          values: Object.fromEntries(scopes.map((scope) => [scope, tonnesOf(footprint, scope) ?? 0])),
        }))}
        series={scopes.map((scope, index) => ({
          key: scope,
          name: t(`footprint.${scope}`),
          colour: colours[index] ?? 'var(--accent)',
        }))}
        format={tons}
        formatAxis={tonnes}
      />
      <table className={styles.table}>
        <caption className={styles.muted}>{t('footprint.unit')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('footprint.year')}</th>
            {scopes.map((scope) => (
              <th key={scope} scope="col">
                {t(`footprint.${scope}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((footprint) => (
            <tr key={footprint.year}>
              <th scope="row">{footprint.year}</th>
              {scopes.map((scope) => {
                const value = tonnesOf(footprint, scope);
                return <td key={scope}>{value === null ? '–' : tonnes(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
