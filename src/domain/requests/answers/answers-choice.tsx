import { useTranslation } from 'react-i18next';
import { answerSections, type AnswerSection } from '../../../../core/terms/answer-sections';
import { ChoiceGroup } from '../../../components/form/choice-group';
import * as styles from '../customer-view.module.css';

interface AnswersChoiceProps {
  customer: string;
  shared: readonly AnswerSection[];
  onChange: (shared: AnswerSection[]) => void;
}

/** Which answers a customer sees: none until someone chooses. */
export function AnswersChoice({ customer, shared, onChange }: AnswersChoiceProps) {
  const { t } = useTranslation('customer-view');
  return (
    <details className={styles.preview}>
      <summary>{t('answers.summary', { shared: shared.length, all: answerSections.length })}</summary>
      <div className={styles.shown}>
        <ChoiceGroup
          kind="many"
          label={t('answers.legend', { customer })}
          hint={t('answers.hint')}
          value={shared}
          options={answerSections.map((section) => ({
            value: section,
            label: t(`answers.section.${section}`),
          }))}
          onChange={(chosen) => onChange(answerSections.filter((section) => chosen.includes(section)))}
        />
      </div>
    </details>
  );
}
