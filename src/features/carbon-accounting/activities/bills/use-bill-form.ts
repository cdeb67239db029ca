import { useMemo } from 'react';
import { monthsWithoutBill, type BillPlace, type FiscalYear } from '../../../../../core/carbon/inputs/bills';
import { usesCalorificValue } from '../../../../../core/carbon/inputs/units';
import type { Bill } from '../../../../../core/contracts/ca-activities-data';
import type { Activity } from '../../../../../core/contracts/value-lists';
import { checkWith } from '../../../../lib/forms/rules';
import { useDraftForm, type DraftForm } from '../../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../../lib/forms/use-draft-store';
import { useFiscalYear } from '../../boundary/use-fiscal-year';
import { convertFigure, type TypedFigure } from '../../records/typed-figure';
import { useFaultText } from '../../records/use-fault-text';
import { useSeenValues } from '../../records/use-seen-values';
import { useTypedFigures, type TypedFigures } from '../../records/use-typed-figures';

const rules = () =>
  import('../../../../../core/carbon/inputs/activity.schema').then(({ billSchema }) => billSchema);

export interface BillFormOptions {
  recordId: string;
  year: number;
  activity: Activity;
  /** Of the same record. */
  bills: readonly Bill[];
  /** Undefined for a new one. */
  bill: Bill | undefined;
  onSave: (bill: Bill) => void;
  onClose: () => void;
}

export interface BillForm {
  id: string;
  from: string;
  to: string;
  amount: TypedFigure;
  unit: string;
  /** kWh per m³ or kg; empty for the default. */
  calorificValue: TypedFigure;
  evidence: string;
  note: string;
}

/** Form for a new or existing bill. */
export function useBillForm(options: BillFormOptions): DraftForm<BillForm> {
  const { recordId, activity, bill, onSave, onClose } = options;
  const { year, fiscalYearStart } = useFiscalYear(options.year);
  const { read } = useTypedFigures();
  const draft = useDraftStore<BillForm>(`bill:${recordId}/${bill?.id ?? 'new'}`);
  return useDraftForm<BillForm>({
    draft,
    stored: useSeenValues(draft, () =>
      bill ? valuesOf(bill) : newBill({ ...options, year, fiscalYearStart }),
    ),
    check: useMemo(() => {
      const place: BillPlace = { year, fiscalYearStart, measured: activity };
      const checkBill = checkWith<Bill>(rules, place);
      return (values) => checkBill(toBill(values, activity, read));
    }, [activity, year, fiscalYearStart, read]),
    faultText: useFaultText(),
    retype: (values, from, to) => ({
      ...values,
      amount: convertFigure(values.amount, from, to),
      calorificValue: convertFigure(values.calorificValue, from, to),
    }),
    onSubmit(values, { saved }) {
      onSave(toBill(values, activity, read));
      saved();
      onClose();
    },
  });
}

function toBill(
  { amount, calorificValue, evidence, note, ...values }: BillForm,
  activity: Activity,
  read: TypedFigures['read'],
): Bill {
  const isUsed = calorificValue !== '' && usesCalorificValue(values.unit, activity);
  return {
    ...values,
    amount: read(amount, values.unit),
    calorificValue: isUsed ? read(calorificValue) : null,
    evidence: evidence.trim(),
    note: note.trim(),
  };
}

const valuesOf = (bill: Bill): BillForm => ({ ...bill, calorificValue: bill.calorificValue ?? '' });

/** Starts with the first month without a bill and the unit of the last bill. */
function newBill({ bills, activity, ...fiscalYear }: BillFormOptions & FiscalYear): BillForm {
  const { year } = fiscalYear;
  const [month] = monthsWithoutBill(bills, fiscalYear);
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const days =
    month === undefined
      ? { from: '', to: '' }
      : { from: day(Date.UTC(year, month, 1)), to: day(Date.UTC(year, month + 1, 0)) };
  return {
    id: crypto.randomUUID(),
    ...days,
    amount: '',
    unit: bills.at(-1)?.unit ?? activity.unit,
    calorificValue: bills.at(-1)?.calorificValue ?? '',
    evidence: '',
    note: '',
  };
}
