import { useTranslation } from 'react-i18next';
import type { YearChange } from '../../../../core/contracts/ca-years';
import { Legend } from '../../../components/charts/legend';
import { Card } from '../../../components/layout/page';
import { Notice } from '../../../components/ui/notice';
import { axisStart, barRanges, waterfallOf, type WaterfallBar } from './change-steps';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useYears } from '../years/use-years';
import { FigureTable, type BarPart } from './figure-table';
import { sumColour } from './scope-colours';
import * as styles from './results.module.css';

const colours = { total: sumColour, more: 'var(--negative)', less: 'var(--chart-4)' } as const;

/** Why the total differs from the previous year: activity, factors and method. */
export function Change({ change, year }: { change: YearChange; year: number }) {
  const { t } = useTranslation('carbon-results');
  const { figure, tons, change: signed } = useFigures();
  const before = useYears().years?.find((each) => each.year === change.fromYear);
  const bars = waterfallOf(change);
  const cut = axisStart(bars);
  const nameOf = ({ step }: WaterfallBar) => {
    if (step === 'before') return String(change.fromYear);
    return step === 'after' ? String(year) : t(`change.${step}`);
  };
  const figureOf = ({ direction, value }: WaterfallBar) =>
    direction === 'total' ? tons(value) : signed(value);
  const places = barRanges(bars, cut);
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
        <Legend
          series={[
            ...(cut > 0 ? [{ name: t('change.cut'), colour: 'transparent', isHatched: true }] : []),
            { name: t('change.total'), colour: colours.total },
            { name: t('change.more'), colour: colours.more },
            { name: t('change.less'), colour: colours.less },
          ]}
        />
        <FigureTable
          label={t('change.title', { year: change.fromYear })}
          columns={[t('change.cause'), t('units.tons')]}
          rows={bars.map((bar, index) => ({
            key: bar.step,
            cells: [nameOf(bar), figureOf(bar)],
            isStrong: bar.direction === 'total',
            parts: partsOf(bar, places[index], cut > 0),
          }))}
        />
        {cut > 0 && (
          <p className={styles.explanation}>{t('change.cutAt', { value: figure(cut, 'money') })}</p>
        )}
        <p className={styles.explanation}>{t('change.meaning')}</p>
      </div>
    </Card>
  );
}

/** A short hatched base shows that a total is cut. */
const foot = 8;

function partsOf(
  { direction, value }: WaterfallBar,
  place = { start: 0, end: 0 },
  isCut: boolean,
): BarPart[] {
  const { start, end } = place;
  const colour = colours[direction];
  if (isCut && direction === 'total')
    return [
      { percent: foot, colour: 'transparent', isHatched: true },
      { percent: Math.max(0, end - foot), colour },
    ];
  const before = { percent: start, colour: 'transparent' };
  return value === 0 ? [before] : [before, { percent: end - start, colour }];
}
