import { useTranslation } from 'react-i18next';
import { useFigures } from '../../hooks/use-figures';
import { useNumberField, type NumberSettings } from '../../hooks/use-number-field';
import * as styles from './number-cell.module.css';
import { NumberInput } from './number-input';

interface NumberCellProps extends NumberSettings {
  unit: string;
  isReadOnly: boolean;
}

/** A number with its unit, edited in its place. */
export function NumberCell({ isReadOnly, ...props }: NumberCellProps) {
  const { figure } = useFigures();
  if (isReadOnly) {
    return (
      <span className={styles.readOnly}>
        {figure(props.value, 'exact')} <span className={styles.unit}>{props.unit}</span>
      </span>
    );
  }
  return <EditableNumber {...props} />;
}

function EditableNumber({ unit, ...settings }: Omit<NumberCellProps, 'isReadOnly'>) {
  const { t } = useTranslation('carbon-update');
  const { text, error, ...handlers } = useNumberField(settings);
  return (
    <NumberInput
      label={settings.label}
      unit={unit}
      value={text}
      error={error && t(`faults.${error}`)}
      {...handlers}
    />
  );
}
