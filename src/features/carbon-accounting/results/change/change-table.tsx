import { useTranslation } from 'react-i18next';
import type { YearChange } from '../../../../../core/contracts/ca-years';
import { Legend } from '../../../../components/charts/legend';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { axisStart, barRanges, waterfallOf, type WaterfallBar } from './change-steps';
import { FigureTable, type BarPart } from '../../shared/figure-table';
import { sumColour } from '../shared/scope-colours';
import { useChangeStepNames } from './use-change-summary';
import * as styles from '../shared/results.module.css';

const colours = { total: sumColour, more: 'var(--negative)', less: 'var(--chart-4)' } as const;

/** The waterfall from the total of one year to that of the next, with its legend. */
export function ChangeTable({ change, year }: { change: YearChange; year: number }) {
  const { t } = useTranslation('carbon-results');
  const { figure, tons, change: signed } = useFigures();
  const nameOf = useChangeStepNames(change, year);
  const bars = waterfallOf(change);
  const cut = axisStart(bars);
  const places = barRanges(bars, cut);
  const hasBar = (direction: WaterfallBar['direction']) =>
    bars.some((bar) => bar.direction === direction && bar.value !== 0);
  return (
    <>
      <Legend
        series={[
          ...(cut > 0 ? [{ name: t('change.cut'), colour: 'transparent', isHatched: true }] : []),
          ...(['total', 'more', 'less'] as const)
            .filter(hasBar)
            .map((direction) => ({ name: t(`change.${direction}`), colour: colours[direction] })),
        ]}
      />
      <FigureTable
        label={t('change.title', { year: change.fromYear })}
        columns={[t('change.cause'), t('units.tons')]}
        rows={bars.map((bar, index) => ({
          key: bar.step,
          cells: [nameOf(bar), bar.direction === 'total' ? tons(bar.value) : signed(bar.value)],
          isStrong: bar.direction === 'total',
          parts: partsOf(bar, places[index], cut > 0),
        }))}
      />
      {cut > 0 && <p className={styles.explanation}>{t('change.cutAt', { value: figure(cut, 'money') })}</p>}
    </>
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
