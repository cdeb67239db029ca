import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountFault, type FigureFault } from '../../../../../core/carbon/figures';
import type { ActivityRecord } from '../../../../../core/contracts/ca-activities-data';
import { TextField } from '../../../../components/form/text-field';
import { Button } from '../../../../components/ui/button';
import { Dialog } from '../../../../components/ui/dialog';
import { useCompany } from '../../hooks/use-company';
import { useDrawerDraft } from '../../hooks/use-drawer-draft';
import { useEvidence } from '../../hooks/use-evidence';
import { useFigures } from '../../hooks/use-figures';
import { useActivities, useNames } from '../../hooks/use-names';
import type { RecordEdits } from '../../hooks/use-record-edits';
import { newActivity } from '../../new-records';
import { EvidenceFiles } from '../evidence/evidence-files';
import { ActivityField } from './activity-field';
import { CountryField } from './country-field';
import * as styles from './update.module.css';

interface ActivityDrawerProps {
  year: number;
  scope: 'SCOPE1' | 'SCOPE2';
  /** The record to change; undefined for a new one. */
  record: ActivityRecord | undefined;
  onAdd: RecordEdits<ActivityRecord>['add'];
  onChange: RecordEdits<ActivityRecord>['change'];
  onClose: () => void;
}

const formId = 'activity-form';

interface ActivityForm {
  /** The record as it was when it was opened; none for a new one. */
  seen?: ActivityRecord | undefined;
  /** A file may be attached before its record is added. */
  recordId: string;
  activityId: number;
  /** Undefined while nobody has touched it: a text may leave out the last digits of what it stands for. */
  amount?: string | undefined;
  country: string;
  resourceId: string;
  note: string;
  evidence: string;
}

const formOf = (seen: ActivityRecord | undefined): ActivityForm => ({
  seen,
  recordId: seen?.id ?? crypto.randomUUID(),
  activityId: seen?.activityId ?? 0,
  country: seen?.countryCode ?? '',
  resourceId: seen?.resourceId ?? '',
  note: seen?.note ?? '',
  evidence: seen?.evidence ?? '',
});

/** Adds an activity or changes all that is known of one. What is typed stays until it is saved or given up. */
export function ActivityDrawer({ year, scope, record, onAdd, onChange, onClose }: ActivityDrawerProps) {
  const { t } = useTranslation('carbon-update');
  const { figure, parse } = useFigures();
  const names = useNames();
  const activities = useActivities();
  const { country: home } = useCompany();
  const [initial] = useState(() => formOf(record));
  const { values, type, done, cancel, leave, question } = useDrawerDraft<ActivityForm>({
    name: `activity:${record?.id ?? `${year}/${scope}`}`,
    initial,
    rewrite: (form, number) => ({ ...form, amount: form.amount && number(form.amount) }),
    onClose,
    onGivenUp: () => !record && files.discard(),
  });
  const { seen, recordId, activityId, resourceId, note, evidence } = values;
  const country = values.country || home;
  const seenAmount = seen ? figure(seen.amount, 'typed') : '';
  const amount = values.amount ?? seenAmount;
  const [faults, setFaults] = useState<{ activity?: true; amount?: FigureFault }>({});
  const files = useEvidence(recordId);
  const activity = activities.get(activityId);
  const unit = activity && names.unit(activity.unit);

  const attach = (file: File) => {
    // With the draft the id stays that the file is attached to.
    if (!record) type({});
    return files.attach(file);
  };

  const submit = () => {
    const number = seen && amount === seenAmount ? seen.amount : (parse(amount) ?? 0);
    const fault = amountFault(number);
    setFaults({ ...(!activity && { activity: true }), ...(fault && { amount: fault }) });
    if (!activity || fault) return;
    const entered = { amount: number, countryCode: country, resourceId, note, evidence };
    if (seen) onChange(seen, entered, names.activity(activityId));
    else onAdd(newActivity(activity, year, entered, recordId), names.activity(activityId));
    done();
  };

  return (
    <Dialog
      placement="drawer"
      title={record ? names.activity(record.activityId) : t(`${scope}.add`)}
      closeLabel={t('common:actions.close')}
      onClose={leave}
      actions={
        <>
          <Button onClick={cancel}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" disabled={files.sending !== undefined}>
            {record ? t('actions.save') : t('actions.add')}
          </Button>
        </>
      }
    >
      {question}
      <form
        id={formId}
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {!record && (
          <ActivityField
            scope={scope}
            value={activityId}
            error={faults.activity && t('faults.activityMissing')}
            onChange={(next) => type({ activityId: next })}
          />
        )}
        <TextField
          label={unit ? t('fields.amountIn', { unit }) : t('columns.amount')}
          inputMode="decimal"
          value={amount}
          error={faults.amount && t(`faults.${faults.amount}`)}
          hint={t('fields.amountHint', { example: figure(12345.6, 'exact') })}
          onChange={(next) => type({ amount: next })}
        />
        <CountryField
          value={country}
          onChange={(next) => type({ country: next })}
          hint={t('fields.countryHint')}
        />
        <TextField
          label={t('fields.site')}
          optional={t('fields.optional')}
          maxLength={100}
          value={resourceId}
          onChange={(next) => type({ resourceId: next })}
        />
        <TextField
          label={t('fields.note')}
          optional={t('fields.optional')}
          maxLength={1000}
          value={note}
          onChange={(next) => type({ note: next })}
        />
        <TextField
          label={t('fields.evidence')}
          optional={t('fields.optional')}
          hint={t('fields.evidenceHint')}
          maxLength={300}
          value={evidence}
          onChange={(next) => type({ evidence: next })}
        />
        <EvidenceFiles recordId={recordId} evidence={{ ...files, attach }} />
      </form>
    </Dialog>
  );
}
