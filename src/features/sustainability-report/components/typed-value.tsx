import type { FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Fact } from '../../../../core/vsme/facts';
import { placeKey, type ReportValue, type ValuePlace } from '../../../../core/terms/report-value';
import type { AnswerFault } from '../../../../core/assessment/fault';
import type { Concept } from '../../../../core/vsme/taxonomy';
import { TextAreaField } from '../../../components/form/text-area-field';
import { TextField } from '../../../components/form/text-field';
import { UnitField } from '../../../components/form/unit-field';
import { useSelfSavingField } from '../../../lib/forms/use-self-saving-field';
import { useFaultText } from '../../../lib/i18n/use-fault-text';
import { useLocale } from '../../../lib/i18n/use-locale';
import { reportDrafts } from '../edits';
import { useReportContext } from '../hooks/use-report-context';
import { useReportTexts } from '../../../domain/reports/use-report-texts';
import { isTypedNumber, readValue, writeFollowed, writeValue } from '../read-value';

export interface ValueFieldProps {
  place: ValuePlace;
  concept: Concept;
  label: string;
  fact: Fact | undefined;
  disabled: boolean;
  onEdit: (() => void) | undefined;
}

/** The same as in other fields that save themselves. */
const saveDebounceMs = 800;

/** A typed number, text, year or day. The field shows the known value until something else is typed. */
export function TypedValue({ place, concept, label, fact, disabled, onEdit }: ValueFieldProps) {
  const { t } = useTranslation('sustainability-report');
  const { view, save } = useReportContext();
  const { locale } = useLocale();
  const faultText = useFaultText();
  const texts = useReportTexts();
  const { report } = view;
  const { text, fault, onChange, onFocus, onBlur } = useSelfSavingField<ReportValue | null, AnswerFault>({
    draft: reportDrafts(report.year) + placeKey(place),
    label,
    isNumber: isTypedNumber(concept),
    saved: fact?.value ?? null,
    version: save.version,
    parse: (typed) => readValue(concept, typed, locale),
    format: (saved) =>
      fact?.origin === 'entered' ? writeValue(concept, saved, locale) : writeFollowed(concept, saved, locale),
    formatFocused: (saved) => writeValue(concept, saved, locale),
    save: (value, seen) => save.value(place, value, seen),
    debounceMs: saveDebounceMs,
  });
  const edit = () => {
    onEdit?.();
    onFocus();
  };
  const field = { label, error: faultText(fault), value: text, disabled, onChange, onFocus: edit, onBlur };
  const onNumberFocus = ({ target }: FocusEvent<HTMLInputElement>) => {
    // The focused field shows all digits, which must be rendered before they are selected: typing replaces them.
    flushSync(edit);
    target.select();
  };
  if (concept.type === 'textBlock') return <TextAreaField rows={4} {...field} />;
  if (concept.type === 'date') return <TextField type="date" {...field} />;
  if (concept.type === 'gYear') return <UnitField inputMode="numeric" {...field} />;
  if (isTypedNumber(concept))
    return <UnitField unit={texts.unit(concept, report.currency)} {...field} onFocus={onNumberFocus} />;
  return <TextField {...field} {...(concept.optionList === 'nace' && { hint: t('field.nace') })} />;
}
