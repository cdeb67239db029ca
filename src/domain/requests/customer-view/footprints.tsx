import { useTranslation } from 'react-i18next';
import type { Footprint } from '../../../../core/contracts/assessment';
import { BarChart } from '../../../components/charts/bar-chart';
import * as hatching from '../../../components/charts/hatching.module.css';
import * as styles from '../customer-view.module.css';
import { gapOf, scopes, scopesOfBoth, tonnesOf, totalOf } from './footprint-years';
import { useFigures } from '../../../lib/i18n/use-figures';

const colours = ['var(--chart-1)', 'var(--chart-2)', 'var(--chart-3)'];

/** The supplier's own footprint by year, as a table and, for several years, a bar chart of the same figures. */
export function Footprints({ footprints }: { footprints: readonly Footprint[] }) {
  const { t } = useTranslation('customer-view');
  const { atChart, mass } = useFigures();
  const years = [...footprints].sort((a, b) => a.year - b.year);
  const [first] = years;
  const last = years.at(-1);
  if (!first || !last) return null;
  const tons = (value: number) => t('footprint.tons', { value: mass(value) });
  const compared = scopesOfBoth(first, last);
  const isWhole = [first, last].every((each) => totalOf(each) === totalOf(each, compared));
  const change = {
    from: first.year,
    before: tons(totalOf(first, compared)),
    to: last.year,
    after: tons(totalOf(last, compared)),
  };
  const named = compared.map((scope) => t(`footprint.${scope}`)).join(' + ');
  const summary =
    first === last
      ? t('footprint.summaryOne', { year: last.year, value: tons(totalOf(last)) })
      : compared.length === 0
        ? t('footprint.notComparable', { from: first.year, to: last.year })
        : isWhole
          ? t('footprint.summary', change)
          : t('footprint.summaryOf', { ...change, scopes: named });
  const gaps = scopes.filter((scope) => years.some((each) => gapOf(years, each, scope) !== null));
  return (
    <>
      <p className={styles.muted}>{summary}</p>
      {years.length > 1 && (
        <BarChart
          height={160}
          summary={summary}
          bars={years.map((footprint) => ({
            name: String(footprint.year),
            values: Object.fromEntries<number>([
              ...scopes.map((scope) => [scope, tonnesOf(footprint, scope) ?? 0] as const),
              ...gaps.map((scope) => [`${scope}Gap`, gapOf(years, footprint, scope) ?? 0] as const),
            ]),
          }))}
          series={[
            ...scopes.map((scope, index) => ({
              key: scope,
              name: t(`footprint.${scope}`),
              colour: colours[index] ?? 'var(--accent)',
            })),
            ...gaps.map((scope) => ({
              key: `${scope}Gap`,
              name: t('footprint.notStated'),
              colour: 'var(--border-strong)',
              isHatched: true,
            })),
          ]}
          format={tons}
          formatAxis={atChart}
          // A total without what is not stated would be too small.
          hasTotals={gaps.length === 0}
          highlighted={String(last.year)}
        />
      )}
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
                if (value !== null) return <td key={scope}>{mass(value)}</td>;
                return (
                  <td key={scope} className={hatching.hatched}>
                    {t('footprint.notStated')}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
