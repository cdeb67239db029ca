import { useTranslation } from 'react-i18next';
import type { EmissionResult } from '../../../../../core/contracts/ca-emission-results';
import type { YearReport } from '../../../../../core/contracts/ca-years';
import { enumerated } from '../../../../../core/i18n/intl';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { useLocale } from '../../../../lib/i18n/use-locale';
import { purchaseTerms } from '../../spend/purchase-terms';
import { FigureTable } from '../../shared/figure-table';
import { useResultNames } from '../shared/use-result-names';

interface PrintedRowsProps {
  label: string;
  /** The loaded rows; the sum of the others is added below. */
  rows: readonly EmissionResult[];
  report: YearReport;
}

/** Keeps a figure and its unit on one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** Rows of the account with their details, which cannot be opened in print. They add up to the total. */
export function PrintedRows({ label, rows, report }: PrintedRowsProps) {
  const { t } = useTranslation('carbon-results');
  const { locale } = useLocale();
  const { figure, tons } = useFigures();
  const { row: nameOf, names } = useResultNames();
  const noteOf = (row: EmissionResult) => {
    const terms = purchaseTerms(row).map(({ value, unit }) => {
      const text = figure(value, 'checked');
      return unit === '%' ? t('carbon:percent', { value: text }) : `${text} ${names.unit(unit)}`;
    });
    const notes = [
      t(`method.${row.scopeDetails}`),
      ...(row.inTotals ? [] : [t('rows.memo')]),
      ...(row.category === null ? [] : [t('paper.category', { category: row.category })]),
      ...(row.factor.gwp === null ? [] : [t('sources.gwp', { basis: row.factor.gwp })]),
      ...(terms.length > 0 ? [terms.join(' × ')] : []),
    ];
    return notes.join(' · ');
  };
  const amountOf = ({ amount, unit }: EmissionResult) =>
    unbroken(`${figure(amount, 'checked')} ${names.unit(unit)}`);
  const factorOf = ({ factor: { value, unit } }: EmissionResult) =>
    unbroken(`${figure(value, 'exact')} ${names.factorUnit(unit)}`);
  /** Rows outside the total are in brackets. */
  const tonsOf = ({ inTotals, baselineEmissionsTonsCO2e: value }: EmissionResult) =>
    inTotals ? tons(value) : `(${tons(value)})`;
  const { total } = report.totals;
  const others = report.rows - rows.length;
  const shown = rows
    .filter(({ inTotals }) => inTotals)
    .reduce((sum, { baselineEmissionsTonsCO2e }) => sum + baselineEmissionsTonsCO2e, 0);
  const rest = { key: 'others', cells: [t('paper.others', { count: others }), '', tons(total - shown)] };
  return (
    <FigureTable
      label={label}
      columns={[t('row.what'), t('paper.amountAndFactor'), t('units.tons')]}
      rows={[
        ...rows.map((row) => ({
          key: row.id,
          note: noteOf(row),
          cells: [
            enumerated([nameOf(row), names.country(row.countryCode)], locale),
            `${amountOf(row)} × ${factorOf(row)}`,
            tonsOf(row),
          ],
        })),
        ...(others > 0 ? [rest] : []),
        { key: 'total', cells: [t('totals.title'), '', tons(total)], isTotal: true },
      ]}
    />
  );
}
