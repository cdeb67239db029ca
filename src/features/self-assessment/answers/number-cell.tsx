import { useContext } from 'react';
import type { AnswerFault } from '../../../../core/assessment/fault';
import { UnitField } from '../../../components/form/unit-field';
import { useSelfSavingField } from '../../../lib/forms/use-self-saving-field';
import { useLocale } from '../../../lib/i18n/use-locale';
import type { Version } from '../../../lib/outbox/edit';
import { useFaultText } from '../../../lib/i18n/use-fault-text';
import { answerDraft } from './answer-drafts';
import { saveDebounceMs } from '../constants';
import { VersionContext } from './version-context';
import { readNumber, writeAnswer } from './read-answer';

interface NumberCellProps {
  label: string;
  subject: string;
  value: number | null;
  unit?: string;
  /** Years have no thousands separators. */
  isYear?: boolean;
  disabled: boolean;
  check: (value: number) => AnswerFault | undefined;
  /** Called when the field is focused. */
  onFocus?: () => void;
  /** `over` is the number that was typed over, `seen` its version. */
  onSave: (value: number | null, seen: Version | undefined, over: number | null) => void;
}

/** One number of a row: of a year's footprint or a target. */
export function NumberCell(props: NumberCellProps) {
  const { label, subject, value, unit, isYear = false, disabled, check, onFocus, onSave } = props;
  const { locale } = useLocale();
  const faultText = useFaultText();
  const { text, fault, onChange, onBlur } = useSelfSavingField({
    draft: answerDraft(subject),
    isNumber: true,
    saved: value,
    version: useContext(VersionContext),
    parse: (typed) => readNumber(typed, locale, check),
    format: (saved) => writeAnswer(isYear ? 'year' : 'number', saved, locale),
    save: onSave,
    debounceMs: saveDebounceMs,
  });
  return (
    <UnitField
      label={label}
      inputMode={isYear ? 'numeric' : 'decimal'}
      unit={unit}
      value={text}
      error={faultText(fault)}
      disabled={disabled}
      onChange={onChange}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  );
}
