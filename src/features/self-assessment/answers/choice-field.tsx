import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '../../../components/form/choice-group';
import { Button } from '../../../components/ui/button';
import { useQuestionTexts } from './use-question-texts';
import * as styles from './fields.module.css';
import type { AnswerFieldProps } from './plain-field';

/** One of several options, or several of them; "none" excludes the others. Saved as soon as it is chosen. */
export function ChoiceField({ question, value, optional, disabled, onSave }: AnswerFieldProps) {
  const { t } = useTranslation('assessment');
  const texts = useQuestionTexts();
  if (!('options' in question)) return null;
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const choose = (next: readonly string[]) => {
    const added = next.find((option) => !chosen.includes(option));
    const alone =
      added === 'none' ? ['none'] : next.filter((option) => option !== 'none' || next.length === 1);
    const ordered = question.options.filter((option) => alone.includes(option));
    onSave(question, ordered.length > 0 ? ordered : null);
  };
  return (
    <>
      <ChoiceGroup
        kind={question.kind === 'choice' ? 'one' : 'many'}
        label={texts.label(question.id)}
        optional={optional}
        hint={texts.help(question.id)}
        value={chosen}
        options={question.options.map((id) => ({ value: id, label: texts.option(question.id, id) }))}
        disabled={disabled}
        onChange={choose}
      />
      {question.kind === 'choice' && chosen.length > 0 && !disabled && (
        <Button
          size="small"
          variant="quiet"
          flush
          className={styles.clear}
          aria-label={t('question.clearOf', { question: texts.label(question.id) })}
          onClick={({ currentTarget }) => {
            // The button disappears with the answer; the focus moves to the first option.
            currentTarget.parentElement?.querySelector('input')?.focus();
            onSave(question, null);
          }}
        >
          {t('question.clear')}
        </Button>
      )}
    </>
  );
}
