import { useTranslation } from 'react-i18next';
import type { ActivityRecord } from '../../../../core/contracts/ca-activities-data';
import { SelectField } from '../../../components/form/select-field';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useNames } from '../shared/use-names';
import type { SellerBills } from './use-records-of-bills';
import * as styles from './invoices.module.css';

interface RecordChoicesProps {
  sellers: readonly SellerBills[];
  records: readonly ActivityRecord[];
  onChoose: (key: string, recordId: string) => void;
}

/** Which of several records, usually sites, gets the bills of each seller. */
export function RecordChoices({ sellers, records, onChoose }: RecordChoicesProps) {
  const { t } = useTranslation('carbon-invoices');
  const { figure } = useFigures();
  const names = useNames();
  const options = records.map(({ id, resourceId, typedAmount, typedUnit }) => ({
    value: id,
    label: `${resourceId || t('bills.noSite')} · ${figure(typedAmount, 'exact')} ${names.unit(typedUnit)}`,
  }));
  return sellers.map(({ key, seller, record }) => (
    <div key={key} className={styles.field}>
      <SelectField
        label={t('bills.record', { seller })}
        hint={t('bills.several')}
        options={options}
        value={record?.id ?? ''}
        onChange={(recordId) => onChoose(key, recordId)}
      />
    </div>
  ));
}
