import { useTranslation } from 'react-i18next';
import type { FigureFault } from '../../../../core/carbon/inputs/figures';
import { useSelfSavingField } from '../../../lib/forms/use-self-saving-field';
import { useFigures } from '../../../lib/i18n/use-figures';
import { figureDrafts, useShown, useYearFields } from './use-year-fields';
import * as styles from './number-cell.module.css';
import { NumberInput } from './number-input';

interface NumberCellProps {
  /** Identifies the field within its year. */
  field: string;
  label: string;
  value: number;
  /** Version of the value's record; undefined if there is none. */
  version: number | undefined;
  unit: string;
  /** Whether the unit is shown elsewhere, such as in the column header. */
  hidesUnit?: boolean;
  /** Whether 0 means nothing and is shown as empty. */
  isEmptyAtZero?: boolean;
  /** Validates a number. */
  fault: (value: number) => FigureFault | undefined;
  /** The fault of a text that is not a number. */
  faultOfText: FigureFault;
  isReadOnly: boolean;
  /** `over` is the number that was typed over, `seen` its version. */
  onSave: (value: number, seen: number | undefined, over: number) => void;
}

/** A number with its unit, edited in place. */
export function NumberCell({ isReadOnly, ...props }: NumberCellProps) {
  const { figure } = useFigures();
  if (isReadOnly) {
    if (props.isEmptyAtZero && props.value === 0) return <span className={styles.readOnly}>–</span>;
    return (
      <span className={styles.readOnly}>
        {figure(props.value, 'exact')}
        {!props.hidesUnit && <span className={styles.unit}> {props.unit}</span>}
      </span>
    );
  }
  return <EditableNumber {...props} />;
}

/** Saved when the field is left, on Enter, and when its row is scrolled away; Escape undoes the input. */
function EditableNumber(props: Omit<NumberCellProps, 'isReadOnly'>) {
  const { field, label, value, version, unit, hidesUnit, isEmptyAtZero, fault, faultOfText, onSave } = props;
  const { t } = useTranslation('carbon-update');
  const { figure, parse } = useFigures();
  const { year } = useYearFields();
  const write = (saved: number, format: 'exact' | 'typed') =>
    isEmptyAtZero && saved === 0 ? '' : figure(saved, format);
  const number = useSelfSavingField<number, FigureFault, number>({
    draft: `${figureDrafts(year)}${field}`,
    label,
    isNumber: true,
    saved: value,
    version: () => version,
    parse(text) {
      const read = text.trim() === '' ? 0 : parse(text, unit);
      if (read === undefined) return { fault: faultOfText };
      const found = fault(read);
      return found ? { fault: found } : { value: read };
    },
    format: (saved) => write(saved, 'exact'),
    formatFocused: (saved) => write(saved, 'typed'),
    save: onSave,
  });
  useShown(field, number.isNotSaved);
  return (
    <NumberInput
      label={label}
      unit={unit}
      hidesUnit={hidesUnit}
      value={number.text}
      error={number.fault && t(`faults.${number.fault}`)}
      onChange={number.onChange}
      onFocus={number.onFocus}
      onBlur={number.onBlur}
      onKeyDown={(key) => {
        if (key === 'Enter') number.onBlur();
        if (key === 'Escape') number.revert();
      }}
    />
  );
}
