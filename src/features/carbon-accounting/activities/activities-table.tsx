import { Paperclip } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { amountFault } from '../../../../core/carbon/inputs/figures';
import type { ActivityRecord } from '../../../../core/contracts/ca-activities-data';
import { VirtualTable, type Column } from '../../../components/table/virtual-table';
import { Button } from '../../../components/ui/button';
import { useIsValueListLoading } from '../../../lib/api/value-lists-api';
import { useAccess } from '../shared/use-access';
import { useActivities, useNames } from '../shared/use-names';
import type { RecordEdits } from '../records/use-record-edits';
import { amountOfRecord, billsOf, typedAmountOf } from './typed-amount';
import { CountryCell } from '../shared/country-cell';
import { ActivityNameCell } from './activity-name-cell';
import { NumberCell } from '../records/number-cell';
import { recordSubject } from '../records/record-edits';
import { RowButtons } from '../records/row-buttons';
import { useRowName } from './use-row-name';

interface ActivitiesTableProps {
  label: string;
  records: readonly ActivityRecord[];
  onChange: RecordEdits<ActivityRecord>['change'];
  /** Opens all details of a record. */
  onOpen: (record: ActivityRecord) => void;
  onRemove: RecordEdits<ActivityRecord>['remove'];
}

const keyOf = ({ id }: ActivityRecord) => id;

/** Activities with their amounts, edited in the table. */
export const ActivitiesTable = memo(function ActivitiesTable(props: ActivitiesTableProps) {
  const { label, records, onChange, onOpen, onRemove } = props;
  const { t } = useTranslation('carbon-update');
  const names = useNames();
  const rowName = useRowName(records);
  const activities = useActivities();
  const isListLoading = useIsValueListLoading('ca-activities-list');
  const { canManage } = useAccess();
  const columns = useMemo(
    (): Column<ActivityRecord>[] => [
      {
        id: 'activity',
        header: t('columns.activity'),
        width: 'minmax(12rem, 3fr)',
        cell: (record) => (
          <ActivityNameCell
            record={record}
            activity={activities.get(record.activityId)}
            names={names}
            isListLoading={isListLoading}
          />
        ),
        rowHeader: true,
      },
      {
        id: 'country',
        header: t('columns.country'),
        width: 'minmax(7rem, 1fr)',
        cell: ({ countryCode }) => <CountryCell code={countryCode} names={names} />,
        onCard: 'line',
      },
      {
        id: 'amount',
        header: t('columns.amount'),
        width: '14rem',
        align: 'end',
        onCard: 'wide',
        cell: (record) => {
          const typed = typedAmountOf(record);
          const activity = activities.get(record.activityId) ?? record;
          return (
            <NumberCell
              field={record.id}
              label={t('columns.amountOf', { name: rowName(record) })}
              value={typed.amount}
              version={record.version}
              unit={names.unit(typed.unit)}
              fault={(amount) =>
                amountFault(amount) ?? amountFault(amountOfRecord({ ...typed, amount }, activity).amount)
              }
              faultOfText="AMOUNT_NOT_POSITIVE"
              isReadOnly={!canManage || billsOf(record).length > 0}
              onSave={(amount, seen, over) =>
                onChange(
                  {
                    ...record,
                    ...(over !== typed.amount && amountOfRecord({ ...typed, amount: over }, activity)),
                    version: seen ?? record.version,
                  },
                  amountOfRecord({ ...typed, amount }, activity),
                  rowName(record),
                )
              }
            />
          );
        },
      },
      {
        id: 'actions',
        header: t('columns.actions'),
        width: '7rem',
        align: 'end',
        cell: (record) =>
          canManage ? (
            <RowButtons
              subject={recordSubject('activities', record.id)}
              name={rowName(record)}
              onEdit={() => onOpen(record)}
              onRemove={() => onRemove(record, rowName(record))}
            />
          ) : (
            <Button
              size="small"
              variant="quiet"
              iconOnly
              aria-label={t('evidence:of', { name: rowName(record) })}
              onClick={() => onOpen(record)}
            >
              <Paperclip size={16} aria-hidden />
            </Button>
          ),
        onCard: 'corner',
      },
    ],
    [t, names, rowName, activities, isListLoading, canManage, onChange, onOpen, onRemove],
  );
  return <VirtualTable label={label} columns={columns} rows={records} rowKey={keyOf} />;
});
