import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { useIsViewOnly } from '../../../domain/people/use-is-view-only';
import { selectSelected, supplyChainSlice, type SupplyChainRoot } from '../supply-chain-slice';
import * as styles from './cells.module.css';

/** Checkbox for those who may remind, name (opens the details) and mail problems of a supplier. */
export function SupplierCell({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation('supply-chain');
  const dispatch = useDispatch();
  const { linkingId, supplierName, supplierId, mail } = supplier;
  const isViewOnly = useIsViewOnly();
  const isSelected = useSelector((state: SupplyChainRoot) => selectSelected(state).includes(linkingId));
  return (
    <div className={styles.supplier}>
      {!isViewOnly && (
        <input
          type="checkbox"
          aria-label={t('selection.select', { supplier: supplierName })}
          checked={isSelected}
          onChange={() => dispatch(supplyChainSlice.actions.selectionToggled(linkingId))}
        />
      )}
      <div>
        <button
          type="button"
          className={styles.name}
          onClick={() => dispatch(supplyChainSlice.actions.detailsOpened(linkingId))}
        >
          {supplierName}
        </button>
        {supplierId && <div className={styles.muted}>{supplierId}</div>}
        {mail && (
          <div className={styles.caution}>
            <TriangleAlert size={12} aria-hidden />
            {t(`mail.${mail}`)}
          </div>
        )}
      </div>
    </div>
  );
}
