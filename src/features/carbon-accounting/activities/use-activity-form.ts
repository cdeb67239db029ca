import { useCallback } from 'react';
import { noTariff, type TypedTariff } from '../../../../core/carbon/inputs/tariff';
import type { Measured, TypedAmount } from '../../../../core/carbon/inputs/units';
import type { ActivityRecord, Bill } from '../../../../core/contracts/ca-activities-data';
import type { Activity } from '../../../../core/contracts/value-lists';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import { checkWith } from '../../../lib/forms/rules';
import { useDraftForm, type DraftForm } from '../../../lib/forms/use-draft-form';
import { newActivity } from '../records/new-records';
import { amountOfRecord, amountWithBills, billsOf, typedAmountOf } from './typed-amount';
import { convertFigure, type TypedFigure } from '../records/typed-figure';
import { useCompany } from '../shared/use-company';
import { useFaultText } from '../records/use-fault-text';
import { useActivities, useNames } from '../shared/use-names';
import type { RecordEdits } from '../records/use-record-edits';
import { useSeenValues } from '../records/use-seen-values';
import { useTypedFigures, type TypedFigures } from '../records/use-typed-figures';

export interface ActivityFormOptions {
  year: number;
  scope: ActivityRecord['scope'];
  /** The record to edit; undefined for a new one. */
  record: ActivityRecord | undefined;
  onAdd: RecordEdits<ActivityRecord>['add'];
  onChange: RecordEdits<ActivityRecord>['change'];
  onClose: () => void;
}

export interface ActivityForm {
  /** The record when typing began; undefined for a new one. */
  seen: ActivityRecord | undefined;
  /** Part of the draft, since files may be attached before the record is added. */
  recordId: string;
  hasFiles: boolean;
  /** 0 for none chosen. */
  activityId: number;
  amount: TypedFigure;
  /** Empty for the activity's own. */
  unit: string;
  /** kWh per m³ or kg; empty for the default. */
  calorificValue: TypedFigure;
  /** g CO2e per kWh; the tariff fields are empty if the electricity has no tariff of its own. */
  supplierFactor: TypedFigure;
  electricitySupplier: string;
  renewableShare: TypedFigure;
  /** Empty for the company's own. */
  countryCode: string;
  resourceId: string;
  note: string;
  evidence: string;
  /** The bills that the amount is the sum of; empty if the amount is typed. */
  bills: readonly Bill[];
}

const check = checkWith<TypedAmount & TypedTariff & { activityId: number; measured: Activity | undefined }>(
  () => import('../../../../core/carbon/inputs/activity.schema').then(({ activitySchema }) => activitySchema),
);

/** Form for a new activity or all details of an existing one. */
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
    check: useCallback(
      (values) => {
        const measured = activities.get(values.activityId);
        return check({
          activityId: values.activityId,
          ...enteredOf(values, measured, read),
          ...tariffOf(values, measured, read),
          measured,
        });
      },
      [activities, read],
    ),
    faultText: useFaultText(),
    retype: (values, from, to) => ({
      ...values,
      amount: convertFigure(values.amount, from, to),
      calorificValue: convertFigure(values.calorificValue, from, to),
      supplierFactor: convertFigure(values.supplierFactor, from, to),
      renewableShare: convertFigure(values.renewableShare, from, to),
    }),
    onSubmit(values, { saved }) {
      const { seen, recordId, activityId, countryCode, resourceId, note, evidence } = values;
      const described = { countryCode: countryCode || home, resourceId, note, evidence };
      const activity = activities.get(activityId) ?? {
        activityId,
        unit: seen?.unit ?? '',
        dataCollectionSheet: scope,
      };
      const amount = {
        ...amountOfRecord(enteredOf(values, activity, read), activity),
        bills: [...values.bills],
      };
      const entered = { ...amount, ...tariffOf(values, activities.get(activityId), read), ...described };
      if (seen) onChange(seen, entered, names.activity(activityId));
      else onAdd(newActivity(activity, year, entered, recordId), names.activity(activityId));
      saved();
      onClose();
    },
  });
}

/** An empty calorific value counts as none. */
function typedOf(
  { amount, unit, calorificValue }: Pick<ActivityForm, 'amount' | 'unit' | 'calorificValue'>,
  ownUnit: string,
  read: TypedFigures['read'],
): TypedAmount {
  return {
    amount: read(amount, unit || ownUnit),
    unit: unit || ownUnit,
    calorificValue: calorificValue === '' ? null : read(calorificValue),
  };
}

/** The typed amount, or the sum of the bills. */
const enteredOf = (
  values: Pick<ActivityForm, 'amount' | 'unit' | 'calorificValue' | 'bills'>,
  activity: Measured | undefined,
  read: TypedFigures['read'],
): TypedAmount => {
  const typed = typedOf(values, activity?.unit ?? '', read);
  return activity ? amountWithBills(typed, values.bills, activity) : typed;
};

/** A typed tariff is ignored for activities without one. */
function tariffOf(
  { supplierFactor, electricitySupplier, renewableShare }: ActivityForm,
  activity: Activity | undefined,
  read: TypedFigures['read'],
): TypedTariff {
  if (!activity?.takesSupplierFactor) return noTariff;
  const orNull = (figure: TypedFigure) => (figure === '' ? null : read(figure));
  return {
    supplierFactor: orNull(supplierFactor),
    electricitySupplier: electricitySupplier.trim() || null,
    renewableShare: orNull(renewableShare),
  };
}

const valuesOf = (record: ActivityRecord | undefined): ActivityForm => ({
  ...amountValues(record),
  seen: record,
  recordId: record?.id ?? crypto.randomUUID(),
  hasFiles: false,
  activityId: record?.activityId ?? 0,
  supplierFactor: record?.supplierFactor ?? '',
  electricitySupplier: record?.electricitySupplier ?? '',
  renewableShare: record?.renewableShare ?? '',
  countryCode: record?.countryCode ?? '',
  resourceId: record?.resourceId ?? '',
  note: record?.note ?? '',
  evidence: record?.evidence ?? '',
  bills: record ? billsOf(record) : [],
});

function amountValues(
  record: ActivityRecord | undefined,
): Pick<ActivityForm, 'amount' | 'unit' | 'calorificValue'> {
  if (!record) return { amount: '', unit: '', calorificValue: '' };
  const { amount, unit, calorificValue } = typedAmountOf(record);
  return { amount, unit, calorificValue: calorificValue ?? '' };
}
