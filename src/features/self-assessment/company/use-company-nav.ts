import { isAnswered } from '../../../../core/assessment/progress';
import { catalogue } from '../../../../data/questions/catalogue';
import { sectionAnchor } from '../groups/anchors';
import type { NavSection } from '../groups/section-nav';
import type { CompanyView } from '../state/company-view';
import { useQuestionTexts } from '../answers/use-question-texts';

/** The sections of the company overview with their progress. */
export function useCompanyNav({ answers }: CompanyView): NavSection[] {
  const texts = useQuestionTexts();
  return catalogue.company.map(({ id, questions }) => ({
    id: sectionAnchor(id),
    title: texts.section(id),
    answered: questions.filter((question) => isAnswered(answers.questions[question.id])).length,
    total: questions.length,
  }));
}
