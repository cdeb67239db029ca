import { useCallback } from 'react';
import type { ActivityRecord } from '../../../../core/contracts/ca-activities-data';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import { checkWith } from '../../../lib/forms/rules';
import { useDraftForm, type DraftForm } from '../../../lib/forms/use-draft-form';
import { newActivity } from '../records/new-records';
import { retypeFigure, type TypedFigure } from '../records/typed-figure';
import { useCompany } from '../shared/use-company';
import { useFaultText } from '../records/use-fault-text';
import { useActivities, useNames } from '../shared/use-names';
import type { RecordEdits } from '../records/use-record-edits';
import { useSeenValues } from '../records/use-seen-values';
import { useTypedFigures } from '../records/use-typed-figures';

export interface ActivityFormOptions {
  year: number;
  scope: 'SCOPE1' | 'SCOPE2';
  /** The record to change; undefined for a new one. */
  record: ActivityRecord | undefined;
  onAdd: RecordEdits<ActivityRecord>['add'];
  onChange: RecordEdits<ActivityRecord>['change'];
  onClose: () => void;
}

export interface ActivityForm {
  /** The record as it was when the typing began; none for a new one. */
  seen: ActivityRecord | undefined;
  /** A file may be attached before its record is added: with the draft the id stays. */
  recordId: string;
  hasFiles: boolean;
  /** 0 for none chosen. */
  activityId: number;
  amount: TypedFigure;
  /** Empty for the company's own. */
  countryCode: string;
  resourceId: string;
  note: string;
  evidence: string;
}

const check = checkWith<{ activityId: number; amount: number }>(() =>
  import('../../../../core/carbon/activity.schema').then(({ activitySchema }) => activitySchema),
);

/** An activity that is added, or all that is known of one. */
export function useActivityForm(options: ActivityFormOptions): DraftForm<ActivityForm> {
  const { year, scope, record, onAdd, onChange, onClose } = options;
  const { read } = useTypedFigures();
  const names = useNames();
  const activities = useActivities();
  const { country: home } = useCompany();
  const draft = useDraftStore<ActivityForm>(`activity:${record?.id ?? `${year}/${scope}`}`);
  return useDraftForm<ActivityForm>({
    draft,
    stored: useSeenValues(draft, () => valuesOf(record)),
    check: useCallback(({ activityId, amount }) => check({ activityId, amount: read(amount) }), [read]),
    faultText: useFaultText(),
    retype: (values, from, to) => ({ ...values, amount: retypeFigure(values.amount, from, to) }),
    onSubmit({ seen, recordId, activityId, amount, countryCode, resourceId, note, evidence }, { saved }) {
      const described = { countryCode: countryCode || home, resourceId, note, evidence };
      const entered = { amount: read(amount), ...described };
      const activity = activities.get(activityId) ?? { activityId, unit: '', dataCollectionSheet: scope };
      if (seen) onChange(seen, entered, names.activity(activityId));
      else onAdd(newActivity(activity, year, entered, recordId), names.activity(activityId));
      saved();
      onClose();
    },
  });
}

const valuesOf = (record: ActivityRecord | undefined): ActivityForm => ({
  seen: record,
  recordId: record?.id ?? crypto.randomUUID(),
  hasFiles: false,
  activityId: record?.activityId ?? 0,
  amount: record?.amount ?? '',
  countryCode: record?.countryCode ?? '',
  resourceId: record?.resourceId ?? '',
  note: record?.note ?? '',
  evidence: record?.evidence ?? '',
});
