import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isSame } from '../../../../core/compare/is-same';
import { sectionUse, usesOf } from '../../../../data/questions/uses';
import { OwnForm } from '../../../components/form/own-form';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import { ChoiceField } from './choice-field';
import * as styles from './fields.module.css';
import { QuestionUses } from './question-uses';
import { PlainField, type AnswerFieldProps } from './plain-field';

function QuestionItemOf({ question, ...rest }: Omit<AnswerFieldProps, 'optional'>) {
  const { t } = useTranslation('assessment');
  const isChosen = 'options' in question;
  const Field = isChosen ? ChoiceField : PlainField;
  const asked = (
    <div className={styles.asked} id={`question-${question.id}`}>
      <Field
        question={question}
        optional={question.required ? undefined : t('question.optional')}
        {...rest}
      />
      <div className={styles.marks}>
        <UnsentMark subject={rest.subject} />
      </div>
      <QuestionUses uses={usesOf(question.id).filter((use) => use !== sectionUse)} />
    </div>
  );
  return isChosen ? (
    <div className={styles.item}>{asked}</div>
  ) : (
    <OwnForm className={styles.item}>{asked}</OwnForm>
  );
}

/** A question with its answer. Rendered again only when its own answer changes, since a form has many. */
export const QuestionItem = memo(QuestionItemOf, isSame);
