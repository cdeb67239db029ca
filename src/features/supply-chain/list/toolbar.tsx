import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { SearchField } from '../../../components/form/search-field';
import { Segmented } from '../../../components/form/segmented';
import { countByStatus } from './filter';
import type { StatusFilter } from './no-filter';
import { selectFilter, supplyChainSlice } from '../supply-chain-slice';
import * as styles from './toolbar.module.css';

const choices: readonly StatusFilter[] = ['all', 'waiting', 'invited', 'accepted', 'submitted', 'declined'];

/** The most frequent filters: status and text. */
export function Toolbar({ suppliers }: { suppliers: readonly Supplier[] }) {
  const { t } = useTranslation('supply-chain');
  const dispatch = useDispatch();
  const filter = useSelector(selectFilter);
  const counts = useMemo(() => countByStatus(suppliers), [suppliers]);
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
    </div>
  );
}
