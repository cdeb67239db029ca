import { ArrowDownUp } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { SearchField } from '../../../components/form/search-field';
import { Segmented } from '../../../components/form/segmented';
import { SelectField } from '../../../components/form/select-field';
import { Button } from '../../../components/ui/button';
import { optionalColumns, type OptionalColumn } from './columns';
import { countByStatus, type StatusFilter } from './filter';
import { ProductGroupFilters } from './product-group-filters';
import { selectFilter, selectSorting, supplyChainSlice } from '../supply-chain-slice';
import * as styles from './toolbar.module.css';

const choices: readonly StatusFilter[] = ['all', 'waiting', 'invited', 'accepted', 'submitted', 'declined'];

interface ToolbarProps {
  suppliers: readonly Supplier[];
  columns: readonly OptionalColumn[];
}

/** What narrows and orders the table. */
export function Toolbar({ suppliers, columns }: ToolbarProps) {
  const { t } = useTranslation('supply-chain');
  const dispatch = useDispatch();
  const filter = useSelector(selectFilter);
  const sorting = useSelector(selectSorting);
  const counts = useMemo(() => countByStatus(suppliers), [suppliers]);
  // What the table is sorted by stands among the choices also while its column is hidden.
  const sortable = (['supplier', ...optionalColumns] as const).filter(
    (column) => column === 'supplier' || column === sorting.column || columns.includes(column),
  );
  const label = (choice: StatusFilter) =>
    choice === 'all' || choice === 'waiting' ? t(`filter.${choice}`) : t(`status.${choice}`);

  return (
    <div className={styles.bar}>
      <Segmented
        legend={t('filter.status')}
        value={filter.status}
        onChange={(status) => dispatch(supplyChainSlice.actions.filterChanged({ status }))}
        options={choices.map((choice) => ({
          value: choice,
          label: (
            <>
              {label(choice)} <span className={styles.count}>{counts[choice]}</span>
            </>
          ),
        }))}
      />
      <div className={styles.search}>
        <SearchField
          label={t('filter.search')}
          value={filter.text}
          onChange={(text) => dispatch(supplyChainSlice.actions.filterChanged({ text }))}
        />
      </div>
      <ProductGroupFilters suppliers={suppliers} />
      <div className={styles.sort}>
        <SelectField
          label={t('filter.sort')}
          value={sorting.column}
          options={sortable.map((value) => ({ value, label: t(`columns.${value}`) }))}
          onChange={(column) => dispatch(supplyChainSlice.actions.sortedBy(column))}
        />
        <Button
          iconOnly
          aria-label={t('filter.turn')}
          onClick={() => dispatch(supplyChainSlice.actions.sortedBy(sorting.column))}
        >
          <ArrowDownUp size={16} aria-hidden />
        </Button>
      </div>
    </div>
  );
}
