import { useTranslation } from 'react-i18next';
import { sectionUse } from '../../../../data/questions/uses';
import { catalogue } from '../../../../data/questions/catalogue';
import { useForgetRemovedFields } from '../../../lib/forms/use-not-saved';
import { sectionAnchor } from '../groups/anchors';
import { answerDrafts } from '../answers/answer-drafts';
import { companySubject } from '../state/company-edits';
import type { CompanyView } from '../state/company-view';
import { isCompanyField } from '../answers/fields';
import { useQuestionTexts } from '../answers/use-question-texts';
import { useSaveCompany } from './use-save-company';
import { VersionContext } from '../answers/version-context';
import { FootprintsField } from './footprints-field';
import { FormSection } from '../groups/form-section';
import { QuestionItem } from '../answers/question-item';
import * as styles from '../groups/assessment-page.module.css';
import { TargetsField } from './targets-field';

interface CompanyFormProps {
  view: CompanyView;
  /** The group shown on a phone. */
  shown: string;
  disabled: boolean;
}

/** All questions about the company, with its targets and its footprints by year. */
export function CompanyForm({ view, shown, disabled }: CompanyFormProps) {
  const { t } = useTranslation('assessment');
  const texts = useQuestionTexts();
  const save = useSaveCompany(view.questions);
  useForgetRemovedFields(isCompanyField, answerDrafts, companySubject());
  const { footprints, reductions } = view.questions;
  const sections = catalogue.company.map(({ id, questions }) => (
    <FormSection
      key={id}
      id={sectionAnchor(id)}
      title={texts.section(id)}
      learning={id}
      isHiddenOnPhone={shown !== sectionAnchor(id)}
    >
      {questions.map((question) => (
        <QuestionItem
          key={question.id}
          question={question}
          subject={companySubject(`question/${question.id}`)}
          value={view.answers.questions[question.id] ?? null}
          disabled={disabled}
          onSave={save.question}
        />
      ))}
      {id === 'targets' && (
        <TargetsField reductions={reductions} disabled={disabled} onSave={save.reduction} />
      )}
      {id === 'inventory' && (
        <FootprintsField footprints={footprints} disabled={disabled} onSave={save.footprint} />
      )}
    </FormSection>
  ));
  return (
    <VersionContext.Provider value={save.version}>
      <p className={styles.use}>{t(`question.use.${sectionUse}`)}</p>
      {sections}
    </VersionContext.Provider>
  );
}
