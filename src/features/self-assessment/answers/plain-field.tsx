import { useContext } from 'react';
import type { AnswerValue } from '../../../../core/assessment/answers';
import type { Question } from '../../../../core/assessment/catalogue';
import { TextAreaField } from '../../../components/form/text-area-field';
import { TextField } from '../../../components/form/text-field';
import { UnitField } from '../../../components/form/unit-field';
import { useSelfSavingField } from '../../../lib/forms/use-self-saving-field';
import { useLocale } from '../../../lib/i18n/use-locale';
import type { Version } from '../../../lib/outbox/edit';
import { useFaultText } from '../../../lib/i18n/use-fault-text';
import { answerDraft } from './answer-drafts';
import { saveDebounceMs } from '../constants';
import { useQuestionTexts } from './use-question-texts';
import { VersionContext } from './version-context';
import { readAnswer, writeAnswer } from './read-answer';

export interface AnswerFieldProps {
  question: Question;
  /** The subject of its edit. */
  subject: string;
  value: AnswerValue | null;
  optional: string | undefined;
  disabled: boolean;
  onSave: (question: Question, value: AnswerValue | null, seen?: Version) => void;
}

/** A typed text, number, percentage, year or day. */
export function PlainField({ question, subject, value, optional, disabled, onSave }: AnswerFieldProps) {
  const texts = useQuestionTexts();
  const faultText = useFaultText();
  const { locale } = useLocale();
  const { text, fault, onChange, onBlur } = useSelfSavingField({
    draft: answerDraft(subject),
    isNumber: question.kind !== 'text' && question.kind !== 'date',
    saved: value,
    version: useContext(VersionContext),
    parse: (typed) => readAnswer(question, typed, locale),
    format: (saved) => writeAnswer(question.kind, saved, locale),
    save: (answer, seen) => onSave(question, answer, seen),
    debounceMs: saveDebounceMs,
  });
  const field = {
    label: texts.label(question.id),
    hint: texts.help(question.id),
    optional,
    error: faultText(fault),
    value: text,
    disabled,
    onChange,
    onBlur,
  };
  switch (question.kind) {
    case 'text':
      return <TextAreaField {...field} />;
    case 'date':
      return <TextField type="date" min={question.min} max={question.max} {...field} />;
    case 'year':
      return <UnitField inputMode="numeric" {...field} />;
    case 'number':
      return <UnitField unit={texts.unit(question.unit)} {...field} />;
    default:
      return <UnitField unit="%" {...field} />;
  }
}
