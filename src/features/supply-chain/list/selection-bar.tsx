import { BellRing, X } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { Button } from '../../../components/ui/button';
import { StatusRegion } from '../../../components/ui/status-region';
import { isWaiting } from './filter';
import { selectSelected, supplyChainSlice } from '../supply-chain-slice';
import { SelectAll } from './select-all';
import * as styles from './toolbar.module.css';

interface SelectionBarProps {
  shown: readonly Supplier[];
  suppliers: readonly Supplier[];
  canRemind: boolean;
}

/** The selection and its actions; without a selection, the suppliers that owe an answer. */
export function SelectionBar({ shown, suppliers, canRemind }: SelectionBarProps) {
  const { t } = useTranslation('supply-chain');
  const dispatch = useDispatch();
  const chosen = useSelector(selectSelected);
  const { selectionSet, remindOpened } = supplyChainSlice.actions;
  const waiting = useMemo(() => suppliers.filter(isWaiting).length, [suppliers]);
  const ids = useMemo(() => new Set(suppliers.map(({ linkingId }) => linkingId)), [suppliers]);
  // Deselects suppliers that were withdrawn meanwhile.
  const selected = useMemo(() => chosen.filter((id) => ids.has(id)), [chosen, ids]);

  return (
    <div className={styles.selection} role="group" aria-label={t('selection.label')}>
      <div className={styles.overCards}>
        <SelectAll shown={shown} isLabelled />
      </div>
      <StatusRegion className={styles.selected}>
        {selected.length > 0 && t('selection.count', { count: selected.length })}
      </StatusRegion>
      {selected.length > 0 && (
        <Button
          variant="quiet"
          iconOnly
          aria-label={t('selection.none')}
          onClick={() => dispatch(selectionSet([]))}
        >
          <X size={16} aria-hidden />
        </Button>
      )}
      {(selected.length > 0 || waiting > 0) && (
        <Button
          disabled={!canRemind}
          onClick={() => dispatch(remindOpened(selected.length > 0 ? selected : 'waiting'))}
        >
          <BellRing size={16} aria-hidden />
          {selected.length > 0
            ? t('remind.selected', { count: selected.length })
            : t('remind.waiting', { count: waiting })}
        </Button>
      )}
    </div>
  );
}
