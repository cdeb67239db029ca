import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityRecord } from '../../../../core/contracts/ca-activities-data';
import { Button } from '../../../components/ui/button';
import { createActivity, deleteActivity, updateActivity } from './activity-edits';
import { useAccess } from '../shared/use-access';
import { useNames } from '../shared/use-names';
import { useRecordEdits } from '../records/use-record-edits';
import { amountFields } from './typed-amount';
import { EvidenceDialog } from '../evidence/evidence-dialog';
import { ActivitiesTable } from './activities-table';
import { ActivityDrawer } from './activity-drawer';
import { RefusalNotice } from '../records/refusal-notice';
import { isHashTarget } from '../records/use-scroll-to-hash';
import { EmptySection, Section } from '../records/section';

const edits = {
  resource: 'activities',
  create: createActivity,
  update: updateActivity,
  remove: deleteActivity,
  together: amountFields,
} as const;

const sectionOf = { SCOPE1: 'scope1', SCOPE2: 'scope2', SCOPE3: 'scope3' } as const;

interface ActivitiesSectionProps {
  year: number;
  scope: ActivityRecord['scope'];
  /** Of this scope. */
  records: readonly ActivityRecord[];
}

/** Fuels, travel and other activities of a year, edited in the table. */
export const ActivitiesSection = memo(function ActivitiesSection(props: ActivitiesSectionProps) {
  const { year, scope, records } = props;
  const { t } = useTranslation('carbon-update');
  const names = useNames();
  const { canManage } = useAccess();
  const { add, change, restore, remove, refusal, dismiss } = useRecordEdits<ActivityRecord>(
    year,
    edits,
    records,
  );
  /** The record whose details are open, or `new`. */
  const [opened, setOpened] = useState<ActivityRecord | 'new' | undefined>(() =>
    records.find(({ id }) => isHashTarget(`record-${id}`)),
  );
  const record = opened === 'new' ? undefined : opened;
  // A drawer stays open when a colleague removes its record.
  const isRemoved = !!record && !records.some(({ id }) => id === record.id);

  return (
    <Section
      id={sectionOf[scope]}
      title={t(`${scope}.title`)}
      hint={t(`${scope}.hint`)}
      actions={canManage && <Button onClick={() => setOpened('new')}>{t(`${scope}.add`)}</Button>}
    >
      <RefusalNotice refusal={refusal} onDismiss={dismiss} />
      {records.length > 0 ? (
        <ActivitiesTable
          label={t(`${scope}.title`)}
          records={records}
          onChange={change}
          onOpen={setOpened}
          onRemove={remove}
        />
      ) : (
        <EmptySection>{t(`${scope}.empty`)}</EmptySection>
      )}
      {record && !canManage && (
        <EvidenceDialog
          recordId={record.id}
          name={names.activity(record.activityId)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened && canManage && (
        <ActivityDrawer
          year={year}
          scope={scope}
          record={record}
          onAdd={add}
          isRemoved={isRemoved}
          onChange={isRemoved ? restore : change}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Section>
  );
});
