import { SearchX } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { Button } from '../../../components/ui/button';
import { EmptyState } from '../../../components/ui/empty-state';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { useIsViewOnly } from '../../../domain/people/use-is-view-only';
import { useLocale } from '../../../lib/i18n/use-locale';
import { CardOrder } from './card-order';
import { sortSuppliers, type OptionalColumn } from './columns';
import { ColumnsMenu } from './columns-menu';
import { filterSuppliers } from './filter';
import { noFilter } from './no-filter';
import { FurtherTools } from './further-tools';
import { ProductGroupFilters } from './product-group-filters';
import { ReportsDownload } from '../reports/reports-download';
import { useProductGroup } from '../use-product-group';
import { rememberColumns, rememberedColumns } from './remembered-columns';
import { selectFilter, selectSorting, supplyChainSlice } from '../supply-chain-slice';
import { SelectionBar } from './selection-bar';
import { SuppliersTable } from './suppliers-table';
import { Toolbar } from './toolbar';
import * as styles from './toolbar.module.css';

interface SupplierListProps {
  suppliers: readonly Supplier[];
  /** How many sustainability reports the suppliers share. */
  sharedReports: number;
  canRemind: boolean;
}

/** The list with its filters. */
export function SupplierList({ suppliers, sharedReports, canRemind }: SupplierListProps) {
  const { t } = useTranslation('supply-chain');
  const { locale } = useLocale();
  const dispatch = useDispatch();
  const isViewOnly = useIsViewOnly();
  // With thousands of suppliers the input updates first, and the list follows.
  const filter = useDeferredValue(useSelector(selectFilter));
  const sorting = useDeferredValue(useSelector(selectSorting));
  const [columns, setColumns] = useState<readonly OptionalColumn[]>(rememberedColumns);
  const shownColumns = useDeferredValue(columns);
  const productGroup = useProductGroup();
  const named = useCallback(
    (supplier: Supplier) => Object.values(productGroup(supplier)).join(' '),
    [productGroup],
  );
  const sorted = useMemo(
    () => sortSuppliers(suppliers, sorting, { locale, names: productGroup }),
    [suppliers, sorting, locale, productGroup],
  );
  const shown = useMemo(() => filterSuppliers(sorted, filter, named), [sorted, filter, named]);
  const chooseColumns = (chosen: readonly OptionalColumn[]) => {
    rememberColumns(chosen);
    setColumns(chosen);
  };

  return (
    <>
      <div className={styles.tools}>
        <Toolbar suppliers={suppliers} />
        <div className={styles.row}>
          <FurtherTools>
            <ProductGroupFilters suppliers={suppliers} />
            <CardOrder columns={columns} />
            <ColumnsMenu columns={columns} onChange={chooseColumns} />
            {sharedReports > 0 && <ReportsDownload />}
          </FurtherTools>
          {!isViewOnly && <SelectionBar shown={shown} suppliers={suppliers} canRemind={canRemind} />}
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{t('filter.shown', { count: shown.length })}</span>
      </VisuallyHidden>
      {shown.length > 0 ? (
        <SuppliersTable suppliers={shown} shown={shownColumns} />
      ) : (
        <EmptyState
          icon={SearchX}
          title={t('empty.filteredTitle')}
          actions={
            <Button onClick={() => dispatch(supplyChainSlice.actions.filterChanged(noFilter))}>
              {t('filter.clear')}
            </Button>
          }
        >
          {t('empty.filteredText')}
        </EmptyState>
      )}
    </>
  );
}
