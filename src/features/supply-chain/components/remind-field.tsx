import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/form/select-field';

const choices = [3, 7, 14];

interface RemindFieldProps {
  /** Days before the due date; null for no reminder. */
  value: number | null;
  onChange: (days: number | null) => void;
}

/** Whether the supplier is reminded by itself before the due date. */
export function RemindField({ value, onChange }: RemindFieldProps) {
  const { t } = useTranslation('supply-chain');
  const days = value === null || choices.includes(value) ? choices : [...choices, value];
  return (
    <SelectField
      label={t('schedule.label')}
      name="remindDaysBefore"
      hint={t('schedule.hint')}
      value={String(value ?? '')}
      options={[
        { value: '', label: t('schedule.none') },
        ...days.map((count) => ({ value: String(count), label: t('schedule.days', { count }) })),
      ]}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
    />
  );
}
