import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { SearchField } from '../../../components/form/search-field';
import { Segmented } from '../../../components/form/segmented';
import { useDispatch, useSelector } from 'react-redux';
import { countByStatus, type StatusFilter } from '../filter';
import { requestsSlice } from '../requests-slice';
import * as styles from './request-filters.module.css';

const choices: readonly StatusFilter[] = ['all', 'attention', 'invited', 'accepted', 'declined'];

export function RequestFilters({ requests }: { requests: readonly CustomerRequest[] }) {
  const { t } = useTranslation('requests');
  const dispatch = useDispatch();
  const filter = useSelector(requestsSlice.selectSlice).filter;
  const counts = countByStatus(requests);
  return (
    <div className={styles.bar}>
      <Segmented
        legend={t('filter.status')}
        value={filter.status}
        onChange={(status) => dispatch(requestsSlice.actions.filterChanged({ status }))}
        options={choices.map((choice) => ({
          value: choice,
          label: (
            <>
              {t(`filter.${choice}`)}
              <span className={styles.count}>{counts[choice]}</span>
            </>
          ),
        }))}
      />
      <div className={styles.search}>
        <SearchField
          label={t('filter.search')}
          value={filter.text}
          onChange={(text) => dispatch(requestsSlice.actions.filterChanged({ text }))}
        />
      </div>
    </div>
  );
}
