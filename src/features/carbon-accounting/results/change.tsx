import { useTranslation } from 'react-i18next';
import type { YearChange } from '../../../../core/contracts/ca-years';
import { BarChart } from '../../../components/charts/bar-chart';
import { Card } from '../../../components/layout/page';
import { Notice } from '../../../components/ui/notice';
import { cutOf, waterfallOf, type WaterfallBar } from './change-steps';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useYears } from '../years/use-years';
import { FigureTable } from './figure-table';
import * as styles from './results.module.css';

/** Why the total differs from the year before: what was used, what factors say, and how it was calculated. */
export function Change({ change, year }: { change: YearChange; year: number }) {
  const { t } = useTranslation('carbon-results');
  const { figure, tons, change: signed } = useFigures();
  const before = useYears().years?.find((each) => each.year === change.fromYear);
  const bars = waterfallOf(change);
  const cut = cutOf(bars);
  const nameOf = ({ step }: WaterfallBar) => {
    if (step === 'before') return String(change.fromYear);
    return step === 'after' ? String(year) : t(`change.${step}`);
  };
  const figureOf = ({ direction, value }: WaterfallBar) =>
    direction === 'total' ? tons(value) : signed(value);
  // A short hatched foot shows that totals are cut.
  const foot = 0.08 * (Math.max(...bars.map(({ base, above }) => base + above)) - cut);
  // What a part of a bar says is what the whole bar does.
  const wholes = new Map(bars.map((bar) => [nameOf(bar), figureOf(bar)]));
  const largest = [...bars.slice(1, -1)].sort((a, b) => Math.abs(b.value) - Math.abs(a.value))[0];
  const summary = t('change.summary', {
    from: change.fromYear,
    to: year,
    difference: signed(change.after - change.before),
    cause: largest ? nameOf(largest) : '',
    value: signed(largest?.value ?? 0),
  });
  return (
    <Card title={t('change.title', { year: change.fromYear })}>
      <div className={styles.stack}>
        <p>{summary}</p>
        {before?.needsRecalculation && (
          <Notice tone="caution">{t('change.outdated', { year: change.fromYear })}</Notice>
        )}
        <div className={styles.beside}>
          <BarChart
            layout="vertical"
            summary={summary}
            unavailable={t('carbon:chartUnavailable')}
            bars={bars.map((bar) => ({ name: nameOf(bar), values: valuesOf(bar, cut, foot) }))}
            series={[
              { key: 'base', name: '', colour: 'transparent' },
              { key: 'cut', name: cut > 0 ? t('change.cut') : '', colour: 'transparent', isHatched: true },
              { key: 'total', name: t('change.total'), colour: 'var(--chart-3)' },
              { key: 'more', name: t('change.more'), colour: 'var(--negative)' },
              { key: 'less', name: t('change.less'), colour: 'var(--chart-4)' },
              { key: 'moreBelow', name: t('change.more'), colour: 'var(--negative)' },
              { key: 'lessBelow', name: t('change.less'), colour: 'var(--chart-4)' },
            ]}
            format={(_part, name) => t('carbon:tons', { value: wholes.get(name) ?? '' })}
            formatAxis={(value) => figure(value + cut, 'money')}
          />
          <FigureTable
            label={t('change.title', { year: change.fromYear })}
            columns={[t('change.cause'), t('units.tons')]}
            rows={bars.map((bar) => ({
              key: bar.step,
              cells: [nameOf(bar), figureOf(bar)],
              isTotal: bar.direction === 'total',
            }))}
          />
        </div>
        {cut > 0 && (
          <p className={styles.explanation}>{t('change.cutAt', { value: figure(cut, 'money') })}</p>
        )}
        <p className={styles.explanation}>{t('change.meaning')}</p>
      </div>
    </Card>
  );
}

/** What a bar is drawn of, above the axis' beginning. */
function valuesOf({ direction, base, above, below }: WaterfallBar, cut: number, foot: number) {
  if (cut > 0 && direction === 'total') return { cut: foot, total: above - cut - foot };
  return { base: base - cut, [direction]: above, [`${direction}Below`]: below };
}
