import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { VirtualTable, type Column } from '../../../components/table/virtual-table';
import type { YearOverview } from '../../../domain/carbon/years-api';
import { useFigures } from '../../../lib/i18n/use-figures';
import { inventoryOf } from '../shared/inventory';
import { YearLink } from '../shared/year-link';
import { CompletenessCell } from './completeness-cell';
import { YearActions } from './year-actions';
import { YearState } from '../calculation/year-state';
import * as styles from '../shared/cells.module.css';

interface YearsTableProps {
  years: readonly YearOverview[];
  /** The year that is being calculated. */
  calculating: number | undefined;
  onCalculate: (year: number) => void;
  onDelete: (year: number) => void;
}

/** Of a column of tonnes, and of a digit in it. */
const [usualRem, remPerLetter] = [4.25, 0.5];

const keyOfYear = ({ year }: YearOverview) => String(year);

/** Years with their totals in tonnes, newest first. */
export function YearsTable({ years, calculating, onCalculate, onDelete }: YearsTableProps) {
  const { t } = useTranslation('carbon');
  const { tons } = useFigures();
  const columns = useMemo((): Column<YearOverview>[] => {
    const longest = Math.max(0, ...years.map(({ totals }) => (totals ? tons(totals.total).length : 0)));
    // Millions of tonnes need more than the usual width.
    const width = `minmax(${Math.max(usualRem, longest * remPerLetter)}rem, 1fr)`;
    const scope = (id: 'scope1' | 'scope2' | 'scope3' | 'total'): Column<YearOverview> => ({
      id,
      header: t(`columns.${id}`),
      width,
      align: 'end',
      cell: ({ totals }) =>
        totals && (
          <span className={id === 'total' ? styles.totalFigure : styles.figure}>
            {tons({ ...inventoryOf(totals), total: totals.total }[id])}
          </span>
        ),
    });
    return [
      {
        id: 'year',
        header: t('columns.year'),
        width: '3rem',
        cell: ({ year, totals }) => (
          <YearLink year={year} page={totals ? 'results' : 'update'}>
            {String(year)}
          </YearLink>
        ),
        rowHeader: true,
      },
      scope('scope1'),
      scope('scope2'),
      scope('scope3'),
      scope('total'),
      {
        id: 'completeness',
        header: t('columns.completeness'),
        width: 'minmax(7rem, 1.4fr)',
        cell: ({ completeness }) => <CompletenessCell completeness={completeness} />,
      },
      {
        id: 'state',
        header: t('columns.state'),
        width: '8.25rem',
        cell: (year) => <YearState year={year} />,
      },
      {
        id: 'actions',
        header: t('columns.actions'),
        width: 'minmax(14rem, 16rem)',
        align: 'end',
        cell: (year) => (
          <YearActions
            year={year}
            isCalculating={calculating === year.year}
            onCalculate={onCalculate}
            onDelete={onDelete}
          />
        ),
        onCard: 'actions',
      },
    ];
  }, [years, t, tons, calculating, onCalculate, onDelete]);
  return <VirtualTable label={t('main.tableLabel')} columns={columns} rows={years} rowKey={keyOfYear} />;
}
