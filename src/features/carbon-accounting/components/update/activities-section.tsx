import { Paperclip } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountFault } from '../../../../../core/carbon/figures';
import type { ActivityRecord } from '../../../../../core/contracts/ca-activities-data';
import { VirtualTable, type Column } from '../../../../components/table/virtual-table';
import { Button } from '../../../../components/ui/button';
import { Flag } from '../../../../components/ui/flag';
import { createActivity, deleteActivity, updateActivity } from '../../edits/activity-edits';
import { useAccess } from '../../hooks/use-access';
import { useActivities, useNames } from '../../hooks/use-names';
import { useRecordEdits } from '../../hooks/use-record-edits';
import * as cells from '../cells.module.css';
import { EvidenceDialog } from '../evidence/evidence-dialog';
import { ActivityDrawer } from './activity-drawer';
import { ActivityNameCell } from './activity-name-cell';
import { NumberCell } from './number-cell';
import { RefusalNotice } from './refusal-notice';
import { RowButtons } from './row-buttons';
import { Section } from './section';
import * as styles from './update.module.css';

const edits = {
  resource: 'activities',
  create: createActivity,
  update: updateActivity,
  remove: deleteActivity,
} as const;

interface ActivitiesSectionProps {
  year: number;
  scope: 'SCOPE1' | 'SCOPE2';
  records: readonly ActivityRecord[];
}

const keyOf = ({ id }: ActivityRecord) => id;

/** What was burnt, driven and bought in a year, edited in the table. */
export function ActivitiesSection({ year, scope, records }: ActivitiesSectionProps) {
  const { t } = useTranslation('carbon-update');
  const names = useNames();
  const activities = useActivities();
  const { canManage } = useAccess();
  const { add, change, remove, refusal, dismiss } = useRecordEdits<ActivityRecord>(year, edits);
  /** The record whose details are open, `new` for one to be added. */
  const [opened, setOpened] = useState<ActivityRecord | 'new' | null>(null);
  const shown = useMemo(() => records.filter((record) => record.scope === scope), [records, scope]);

  const columns: Column<ActivityRecord>[] = [
    {
      id: 'activity',
      header: t('columns.activity'),
      width: 'minmax(12rem, 3fr)',
      cell: (record) => <ActivityNameCell record={record} activity={activities.get(record.activityId)} />,
      rowHeader: true,
      plainOnCard: true,
    },
    {
      id: 'country',
      header: t('columns.country'),
      width: 'minmax(7rem, 1fr)',
      cell: ({ countryCode }) => (
        <span className={cells.country}>
          <Flag country={countryCode} />
          {names.country(countryCode)}
        </span>
      ),
    },
    {
      id: 'amount',
      wideOnCard: true,
      header: t('columns.amount'),
      width: '14rem',
      align: 'end',
      cell: (record) => (
        <NumberCell
          field={record.id}
          label={t('columns.amountOf', { name: names.activity(record.activityId) })}
          value={record.amount}
          version={record.version}
          unit={names.unit(record.unit)}
          fault={amountFault}
          faultOfText="AMOUNT_NOT_POSITIVE"
          isReadOnly={!canManage}
          onSave={(amount, seen) =>
            change(
              { ...record, version: seen ?? record.version },
              { amount },
              names.activity(record.activityId),
            )
          }
        />
      ),
    },
    {
      id: 'actions',
      header: t('columns.actions'),
      width: '7rem',
      align: 'end',
      cell: (record) =>
        canManage ? (
          <RowButtons
            name={names.activity(record.activityId)}
            onEdit={() => setOpened(record)}
            onRemove={() => remove(record, names.activity(record.activityId))}
          />
        ) : (
          <Button
            size="small"
            variant="quiet"
            iconOnly
            aria-label={t('carbon-files:evidenceFiles.of', { name: names.activity(record.activityId) })}
            onClick={() => setOpened(record)}
          >
            <Paperclip size={16} aria-hidden />
          </Button>
        ),
      plainOnCard: true,
    },
  ];

  return (
    <Section
      title={t(`${scope}.title`)}
      hint={t(`${scope}.hint`)}
      actions={canManage && <Button onClick={() => setOpened('new')}>{t(`${scope}.add`)}</Button>}
    >
      <RefusalNotice refusal={refusal} onDismiss={dismiss} />
      {shown.length > 0 ? (
        <VirtualTable label={t(`${scope}.title`)} columns={columns} rows={shown} rowKey={keyOf} />
      ) : (
        <p className={styles.empty}>{t(`${scope}.empty`)}</p>
      )}
      {opened && opened !== 'new' && !canManage && (
        <EvidenceDialog
          recordId={opened.id}
          name={names.activity(opened.activityId)}
          onClose={() => setOpened(null)}
        />
      )}
      {opened && canManage && (
        <ActivityDrawer
          year={year}
          scope={scope}
          record={opened === 'new' ? undefined : opened}
          onAdd={add}
          onChange={change}
          onClose={() => setOpened(null)}
        />
      )}
    </Section>
  );
}
