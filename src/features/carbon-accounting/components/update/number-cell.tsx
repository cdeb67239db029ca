import { useTranslation } from 'react-i18next';
import type { FigureFault } from '../../../../../core/carbon/figures';
import { useFigures } from '../../hooks/use-figures';
import { useNumberField } from '../../hooks/use-number-field';
import * as styles from './number-cell.module.css';
import { NumberInput } from './number-input';

interface NumberCellProps {
  /** The record of a row that may go out of sight. */
  recordId?: string;
  label: string;
  value: number;
  unit: string;
  fault: (value: number) => FigureFault | undefined;
  faultOfText: FigureFault;
  isReadOnly: boolean;
  onSave: (value: number) => void;
}

/** A number with its unit, edited in its place. */
export function NumberCell(props: NumberCellProps) {
  const { figure } = useFigures();
  if (props.isReadOnly) {
    return (
      <span className={styles.readOnly}>
        {figure(props.value, 'exact')} <span className={styles.unit}>{props.unit}</span>
      </span>
    );
  }
  return <EditableNumber {...props} />;
}

function EditableNumber({ unit, ...settings }: NumberCellProps) {
  const { t } = useTranslation('carbon-update');
  const { text, error, ...field } = useNumberField(settings);
  return (
    <NumberInput
      label={settings.label}
      unit={unit}
      value={text}
      error={error && t(`faults.${error}`)}
      {...field}
    />
  );
}
