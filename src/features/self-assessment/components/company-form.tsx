import { catalogue } from '../../../../data/questions/catalogue';
import { useForgetGone } from '../../../lib/forms/use-not-saved';
import { sectionAnchor } from '../anchors';
import { answerDrafts } from '../answer-drafts';
import { companySubject } from '../company-edits';
import type { CompanyView } from '../company-view';
import { isCompanyField } from '../fields';
import { useQuestionTexts } from '../hooks/use-question-texts';
import { useSaveCompany } from '../hooks/use-save-company';
import { VersionContext } from '../hooks/version-context';
import { FootprintsField } from './footprints-field';
import { FormSection } from './form-section';
import { QuestionItem } from './question-item';
import { TargetsField } from './targets-field';

/** All questions about the company, with its targets and its footprints by year. */
export function CompanyForm({ view, disabled }: { view: CompanyView; disabled: boolean }) {
  const texts = useQuestionTexts();
  const save = useSaveCompany(view.questions);
  useForgetGone(isCompanyField, answerDrafts, companySubject());
  const { footprints, reductions } = view.questions;
  const sections = catalogue.company.map(({ id, questions }) => (
    <FormSection key={id} id={sectionAnchor(id)} title={texts.section(id)} learning={id}>
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
  return <VersionContext.Provider value={save.version}>{sections}</VersionContext.Provider>;
}
