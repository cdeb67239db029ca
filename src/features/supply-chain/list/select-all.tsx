import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { selectSelected, supplyChainSlice } from '../supply-chain-slice';
import * as styles from './toolbar.module.css';

interface SelectAllProps {
  shown: readonly Supplier[];
  /** Whether its text is visible: above cards, not in the table's head. */
  isLabelled?: boolean;
}

/** Selects all suppliers shown, or none. */
export function SelectAll({ shown, isLabelled = false }: SelectAllProps) {
  const { t } = useTranslation('supply-chain');
  const dispatch = useDispatch();
  const selected = useSelector(selectSelected);
  const count = useMemo(() => {
    const known = new Set(selected);
    return shown.filter(({ linkingId }) => known.has(linkingId)).length;
  }, [selected, shown]);
  const isAll = count > 0 && count === shown.length;
  const label = t('selection.all', { count: shown.length });
  return (
    <label className={styles.selectAll}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll;
        }}
        type="checkbox"
        checked={isAll}
        onChange={() =>
          dispatch(
            supplyChainSlice.actions.selectionSet(isAll ? [] : shown.map(({ linkingId }) => linkingId)),
          )
        }
      />
      {isLabelled ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </label>
  );
}
