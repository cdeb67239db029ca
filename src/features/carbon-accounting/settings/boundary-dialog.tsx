import { useTranslation } from 'react-i18next';
import { consolidationApproaches, type ConsolidationApproach } from '../../../../core/terms/boundary-terms';
import type { Boundary } from '../../../../core/contracts/ca-boundary';
import { FormDialog } from '../../../components/form/form-dialog';
import { RefusedNotice } from '../../../components/ui/refused-notice';
import { SelectField } from '../../../components/form/select-field';
import { TextField } from '../../../components/form/text-field';
import { UnitField } from '../../../components/form/unit-field';
import { useBoundaryNames } from '../boundary/use-boundary-names';
import * as styles from '../shared/fields.module.css';
import { useTypedFigures } from '../records/use-typed-figures';
import { useYears } from '../shared/use-years';
import { boundarySubject } from './boundary-edits';
import type { BoundaryEdit } from './use-boundary-edit';
import { useBoundaryForm } from './use-boundary-form';

interface BoundaryDialogProps {
  boundary: Boundary;
  onSave: BoundaryEdit['save'];
  onClose: () => void;
}

const maxTextLength = 200;
const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Edits what the accounts cover and their base year. */
export function BoundaryDialog({ boundary, onSave, onClose }: BoundaryDialogProps) {
  const { t } = useTranslation('carbon-boundary');
  const names = useBoundaryNames();
  const { control } = useTypedFigures();
  const form = useBoundaryForm(boundary, onSave, onClose);
  const { seen } = form.values;
  const baseYears = useBaseYears(form.values.baseYear);
  return (
    <FormDialog
      placement="drawer"
      title={t('title')}
      form={form}
      className={styles.fields}
      confirm={t('save')}
      onClose={onClose}
    >
      <RefusedNotice subject={boundarySubject} />
      <SelectField<ConsolidationApproach | ''>
        label={t('fields.approach')}
        hint={t('hints.approach')}
        options={[
          { value: '', label: t('notStated') },
          ...consolidationApproaches.map((value) => ({ value, label: names.approach(value) })),
        ]}
        {...form.field('approach')}
      />
      <SelectField
        label={t('fields.fiscalYearStart')}
        hint={t('hints.fiscalYearStart')}
        options={months.map((month) => ({ value: String(month), label: names.month(month) }))}
        {...form.field('fiscalYearStart')}
      />
      <SelectField
        label={t('fields.baseYear')}
        hint={t('hints.baseYear')}
        options={baseYears}
        {...form.field('baseYear')}
      />
      <UnitField
        label={t('fields.recalculationThreshold')}
        hint={t('hints.recalculationThreshold')}
        unit="%"
        {...control(form.field('recalculationThreshold'), seen.recalculationThreshold)}
      />
      <TextField
        label={t('fields.responsible')}
        maxLength={maxTextLength}
        {...form.field('responsibleName')}
      />
      <TextField
        label={t('fields.responsibleFunction')}
        maxLength={maxTextLength}
        {...form.field('responsibleFunction')}
      />
      <TextField
        label={t('fields.responsibleEmail')}
        type="email"
        maxLength={maxTextLength}
        {...form.field('responsibleEmail')}
      />
    </FormDialog>
  );
}

/** The existing years, and the chosen one even if it is gone. */
function useBaseYears(chosen: string): { value: string; label: string }[] {
  const { t } = useTranslation('carbon-boundary');
  const { years = [] } = useYears();
  const labels = new Map(
    years.map(({ year, totals }) => [
      String(year),
      totals ? String(year) : t('withoutResults', { year: String(year) }),
    ]),
  );
  if (!labels.has(chosen)) labels.set(chosen, chosen);
  labels.set('', t('noBaseYear'));
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => Number(b.value || Infinity) - Number(a.value || Infinity));
}
