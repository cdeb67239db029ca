import { catalogue } from '../../../../data/questions/catalogue';
import { sectionAnchor } from '../groups/anchors';
import { companySubject } from './company-edits';
import type { CompanyView } from './company-view';
import type { FormGroup } from '../groups/groups';
import { useCompanyNav } from './use-company-nav';

/** The lists that stand below the questions of a section. */
const lists: Readonly<Record<string, string>> = { targets: 'reduction', inventory: 'footprint' };

/** What a phone shows of the company overview, one at a time: its sections. */
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
