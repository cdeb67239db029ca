import { catalogue } from '../../../../data/questions/catalogue';
import { sectionAnchor } from '../groups/anchors';
import { companySubject } from '../state/company-edits';
import type { CompanyView } from '../state/company-view';
import type { FormGroup } from '../groups/groups';
import { useCompanyNav } from './use-company-nav';

/** The lists below the questions of a section. */
const lists: Readonly<Record<string, string>> = { targets: 'reduction', inventory: 'footprint' };

/** The sections of the company overview, which a phone shows one at a time. */
export function useCompanyGroups(view: CompanyView): FormGroup[] {
  const sections = useCompanyNav(view);
  return catalogue.company.flatMap(({ id, questions }) => {
    const section = sections.find((each) => each.id === sectionAnchor(id));
    if (!section) return [];
    const { title, answered, total } = section;
    const list = lists[id];
    const abouts = [...questions.map((question) => `question/${question.id}`), ...(list ? [list] : [])];
    return [{ id: section.id, title, progress: { answered, total }, subjects: abouts.map(companySubject) }];
  });
}
