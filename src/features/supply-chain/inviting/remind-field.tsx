import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/form/select-field';
import type { FieldControl } from '../../../lib/forms/use-draft-form';

const choices = [3, 7, 14];

/** Whether the supplier is reminded automatically: days before the due date, or null for no reminder. */
export function RemindField({ value, onChange, ...rest }: FieldControl<number | null>) {
  const { t } = useTranslation('supply-chain');
  const days = value === null || choices.includes(value) ? choices : [...choices, value];
  return (
    <SelectField
      label={t('schedule.label')}
      hint={t('schedule.hint')}
      value={String(value ?? '')}
      options={[
        { value: '', label: t('schedule.none') },
        ...days.map((count) => ({ value: String(count), label: t('schedule.days', { count }) })),
      ]}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
      {...rest}
    />
  );
}
