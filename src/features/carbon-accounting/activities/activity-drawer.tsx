import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bill } from '../../../../core/contracts/ca-activities-data';
import { FormDialog } from '../../../components/form/form-dialog';
import { RefusedNotice } from '../../../components/ui/refused-notice';
import { TextField } from '../../../components/form/text-field';
import { Notice } from '../../../components/ui/notice';
import { useActivityForm, type ActivityFormOptions } from './use-activity-form';
import { useCompany } from '../shared/use-company';
import { useRecordEvidence } from '../evidence/use-record-evidence';
import { useActivities, useNames } from '../shared/use-names';
import { BillDialog } from './bills/bill-dialog';
import { Bills } from './bills/bills';
import { EvidenceFiles } from '../../../domain/evidence/evidence-files';
import { ActivityField } from './activity-field';
import { AmountFields } from './amount-fields';
import { CountryField } from '../shared/country-field';
import { TariffFields } from './tariff-fields';
import { recordSubject } from '../records/record-edits';
import * as styles from '../shared/fields.module.css';

interface ActivityDrawerProps extends ActivityFormOptions {
  /** Whether a colleague has removed the record since it was opened. */
  isRemoved: boolean;
}

/** Adds an activity or edits all its details. */
export function ActivityDrawer(props: ActivityDrawerProps) {
  const { year, scope, record, isRemoved, onClose } = props;
  const { t } = useTranslation('carbon-update');
  const names = useNames();
  const activities = useActivities();
  const { country: home } = useCompany();
  const form = useActivityForm(props);
  const { recordId, activityId } = form.values;
  const activity = activities.get(activityId);
  const files = useRecordEvidence(recordId, { isNew: !record });
  /** The bill being edited, or `new`. */
  const [openedBill, setOpenedBill] = useState<Bill | 'new'>();
  const { bills } = form.values;
  const country = form.field('countryCode');

  const attach = (...chosen: readonly File[]) => {
    if (!record) form.change({ hasFiles: true });
    return files.attach(...chosen);
  };

  return (
    <>
      <FormDialog
        placement="drawer"
        title={record ? names.activity(record.activityId) : t(`${scope}.add`)}
        form={form}
        className={styles.fields}
        confirm={record ? t('actions.save') : t('actions.add')}
        disabled={files.sending !== undefined}
        onDiscard={() => !record && files.discard()}
        onClose={onClose}
      >
        <RefusedNotice subject={record && recordSubject('activities', record.id)} />
        {isRemoved && <Notice tone="caution">{t('removedMeanwhile')}</Notice>}
        {!record && (
          <ActivityField
            scope={scope}
            {...form.field('activityId')}
            // Another activity has other units.
            onChange={(next) => form.change({ activityId: next, unit: '', calorificValue: '', bills: [] })}
          />
        )}
        {bills.length === 0 && <AmountFields form={form} activity={activity} />}
        {activity && <Bills form={form} year={year} activity={activity} onOpen={setOpenedBill} />}
        {activity?.takesSupplierFactor && <TariffFields form={form} />}
        <CountryField
          {...country}
          value={country.value || home}
          hint={scope === 'SCOPE2' ? t('fields.countryHint') : undefined}
        />
        <TextField
          label={t('fields.site')}
          optional={t('fields.optional')}
          maxLength={100}
          {...form.field('resourceId')}
        />
        <TextField
          label={t('fields.note')}
          optional={t('fields.optional')}
          maxLength={1000}
          {...form.field('note')}
        />
        <TextField
          label={t('fields.evidence')}
          optional={t('fields.optional')}
          hint={t('fields.evidenceHint')}
          maxLength={300}
          {...form.field('evidence')}
        />
        <EvidenceFiles evidence={{ ...files, attach }} />
      </FormDialog>
      {activity && openedBill && (
        <BillDialog
          recordId={recordId}
          year={year}
          activity={activity}
          bills={bills}
          bill={openedBill === 'new' ? undefined : openedBill}
          onSave={(bill) => form.change({ bills: [...bills.filter(({ id }) => id !== bill.id), bill] })}
          onClose={() => setOpenedBill(undefined)}
        />
      )}
    </>
  );
}
