import { useTranslation } from 'react-i18next';
import type { ActivityRecord } from '../../../../core/contracts/ca-activities-data';
import type { Activity } from '../../../../core/contracts/value-lists';
import { Skeleton } from '../../../components/ui/skeleton';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import { recordSubject } from '../records/record-edits';
import { useFigures } from '../../../lib/i18n/use-figures';
import { BillsSummary } from './bills/bills-summary';
import type { Names } from '../shared/use-names';
import * as styles from '../records/record-name.module.css';
import { billsOf } from './typed-amount';

interface ActivityNameCellProps {
  record: ActivityRecord;
  activity: Activity | undefined;
  names: Names;
  /** The list of activities is still loading. */
  isListLoading: boolean;
}

/** The activity, its levels in the list of activities, and its notes. */
export function ActivityNameCell({ record, activity, names, isListLoading }: ActivityNameCellProps) {
  const { t } = useTranslation('carbon-update');
  const { figure } = useFigures();
  const { supplierFactor, electricitySupplier } = record;
  const tariff =
    typeof supplierFactor === 'number' &&
    t('tariff.stated', { supplier: electricitySupplier, value: figure(supplierFactor, 'exact') });
  const notes = [tariff, record.resourceId, record.note, record.evidence].filter(Boolean).join(' · ');
  return (
    <>
      <div className={styles.name}>{names.activity(record.activityId)}</div>
      {activity && <div className={styles.path}>{names.levels(activity).slice(0, 2).join('\u00a0› ')}</div>}
      {!activity && isListLoading && (
        <div className={styles.path}>
          <Skeleton width="60%" height="0.625rem" />
        </div>
      )}
      {notes && <div className={styles.note}>{notes}</div>}
      <BillsSummary bills={billsOf(record)} year={record.year} />
      <UnsentMark subject={recordSubject('activities', record.id)} />
    </>
  );
}
