import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmissionResult } from '../../../../core/contracts/ca-emission-results';
import { useFigures } from '../../../lib/i18n/use-figures';
import { purchaseTerms } from '../spend/purchase-terms';
import { FigureTable } from './figure-table';
import { useResultNames } from './use-result-names';

interface RowsOnPaperProps {
  label: string;
  rows: readonly EmissionResult[];
  /** What comes below them, such as their sum. */
  ends?: ComponentProps<typeof FigureTable>['rows'];
}

/** Rows of the account with all that one would open them for: paper cannot be opened. */
export function RowsOnPaper({ label, rows, ends = [] }: RowsOnPaperProps) {
  const { t } = useTranslation('carbon-results');
  const { figure, tons } = useFigures();
  const { row: nameOf, names } = useResultNames();
  const noteOf = (row: EmissionResult) => {
    const terms = purchaseTerms(row).map(({ value, unit }) => {
      const text = figure(value, 'checked');
      return unit === '%' ? t('carbon:percent', { value: text }) : `${text} ${names.unit(unit)}`;
    });
    const notes = [
      ...(row.inTotals ? [] : [t('rows.memo')]),
      ...(terms.length > 0 ? [terms.join(' × ')] : []),
    ];
    return notes.length > 0 ? { note: notes.join(' · ') } : {};
  };
  /** A row that the total leaves out stands in brackets. */
  const tonsOf = ({ inTotals, baselineEmissionsTonsCO2e: value }: EmissionResult) =>
    inTotals ? tons(value) : `(${tons(value)})`;
  return (
    <FigureTable
      label={label}
      columns={[t('row.what'), t('row.method'), t('carbon-report:amountAndFactor'), t('units.tons')]}
      rows={[
        ...rows.map((row) => ({
          key: row.id,
          ...noteOf(row),
          cells: [
            `${nameOf(row)}, ${names.country(row.countryCode)}`,
            t(`method.${row.scopeDetails}`),
            `${figure(row.amount, 'checked')} ${names.unit(row.unit)} × ${figure(row.factor.value, 'exact')}`,
            tonsOf(row),
          ],
        })),
        ...ends,
      ]}
    />
  );
}
