import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmissionResult } from '../../../../../core/contracts/ca-emission-results';
import { VirtualTable, type Column } from '../../../../components/table/virtual-table';
import { Pill } from '../../../../components/ui/pill';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { useResultNames } from '../shared/use-result-names';
import * as cells from '../../shared/cells.module.css';
import { CountryCell } from '../../shared/country-cell';
import * as styles from '../shared/results.module.css';

interface RowsTableProps {
  rows: readonly EmissionResult[];
  onOpen: (row: EmissionResult) => void;
}

const keyOf = ({ id }: EmissionResult) => id;

export function RowsTable({ rows, onOpen }: RowsTableProps) {
  const { t } = useTranslation('carbon-results');
  const { figure, tons } = useFigures();
  const { row: nameOf, names } = useResultNames();
  const columns = useMemo(
    (): Column<EmissionResult>[] => [
      {
        id: 'name',
        header: t('row.what'),
        width: 'minmax(11rem, 3fr)',
        cell: (row) => (
          <>
            <button
              type="button"
              className={styles.open}
              aria-label={t('rows.open', { name: nameOf(row) })}
              onClick={() => onOpen(row)}
            >
              {nameOf(row)}
            </button>
            <div className={styles.method}>
              {t(`rows.scope${row.scope}`)} · {t(`method.${row.scopeDetails}`)}
            </div>
            {!row.inTotals && <Pill tone="neutral">{t('rows.memo')}</Pill>}
            {row.notes.includes('STAND_IN_FACTOR') && <Pill tone="caution">{t('rows.gap')}</Pill>}
          </>
        ),
        rowHeader: true,
      },
      {
        id: 'country',
        header: t('row.country'),
        width: 'minmax(7rem, 1fr)',
        cell: ({ countryCode }) => <CountryCell code={countryCode} names={names} />,
        onCard: 'roomy',
      },
      {
        id: 'amount',
        header: t('row.amount'),
        width: 'minmax(8rem, 1fr)',
        align: 'end',
        cell: ({ amount, unit }) => (
          <span className={cells.figure}>
            {figure(amount, 'share')} <span className={cells.unit}>{names.unit(unit)}</span>
          </span>
        ),
        onCard: 'roomy',
      },
      {
        id: 'factor',
        header: t('row.factor'),
        width: 'minmax(8rem, 1fr)',
        align: 'end',
        cell: ({ factor }) => (
          <span className={cells.figure}>
            {figure(factor.value, 'factor')}{' '}
            <span className={cells.unit}>{names.factorUnit(factor.unit)}</span>
          </span>
        ),
        onCard: 'roomy',
      },
      {
        id: 'tons',
        header: t('units.tons'),
        width: 'minmax(5rem, 0.7fr)',
        align: 'end',
        cell: ({ baselineEmissionsTonsCO2e }) => (
          <span className={cells.totalFigure}>{tons(baselineEmissionsTonsCO2e)}</span>
        ),
        onCard: 'figure',
      },
    ],
    [t, figure, tons, nameOf, names, onOpen],
  );
  return <VirtualTable label={t('rows.title')} columns={columns} rows={rows} rowKey={keyOf} />;
}
