import type { SegmentPlan } from '../../../../core/assessment/plan';
import { catalogue } from '../../../../data/questions/catalogue';
import { companySubject } from '../state/company-edits';
import { measureAbout, segmentSubject, type SegmentKey } from '../state/segment-edits';

/** Whether the subject belongs to a field of the segment's form. */
export function isSegmentField(segment: SegmentKey, plan: SegmentPlan, subject: string): boolean {
  const ofQuestion = plan.sections.some(({ questions }) =>
    questions.some(({ id }) => subject === segmentSubject(segment, id)),
  );
  const ofMeasure = plan.hotspots.some(({ measures }) =>
    measures.some(({ id }) => subject.startsWith(`${segmentSubject(segment, measureAbout(id))}/`)),
  );
  return ofQuestion || ofMeasure;
}

const lists = ['footprint/', 'reduction/'].map(companySubject);

/** Whether the subject belongs to a field of the company form, which has a row for every year and target. */
export function isCompanyField(subject: string): boolean {
  const isOfList = lists.some((list) => subject.startsWith(list));
  const isOfQuestion = catalogue.company.some(({ questions }) =>
    questions.some(({ id }) => subject === companySubject(`question/${id}`)),
  );
  return isOfList || isOfQuestion;
}
