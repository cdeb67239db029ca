import { ArrowDownUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { SelectField } from '../../../components/form/select-field';
import { Button } from '../../../components/ui/button';
import { selectSorting, supplyChainSlice } from '../supply-chain-slice';
import { optionalColumns, type OptionalColumn } from './columns';
import * as styles from './toolbar.module.css';

/** Sort control for the card layout, which has no headers to press. */
export function CardOrder({ columns }: { columns: readonly OptionalColumn[] }) {
  const { t } = useTranslation('supply-chain');
  const dispatch = useDispatch();
  const sorting = useSelector(selectSorting);
  const { sortedBy } = supplyChainSlice.actions;
  // Hidden columns stay available while the table is sorted by them.
  const sortable = (['supplier', ...optionalColumns] as const).filter(
    (column) => column === 'supplier' || column === sorting.column || columns.includes(column),
  );
  return (
    <div className={styles.sort}>
      <SelectField
        label={t('filter.sort')}
        value={sorting.column}
        options={sortable.map((value) => ({ value, label: t(`columns.${value}`) }))}
        onChange={(column) => dispatch(sortedBy(column))}
      />
      <Button iconOnly aria-label={t('filter.turn')} onClick={() => dispatch(sortedBy(sorting.column))}>
        <ArrowDownUp size={16} aria-hidden />
      </Button>
    </div>
  );
}
