import { original } from '@reduxjs/toolkit';
import type { Implementation } from '../../../../core/assessment/answers';
import { bothChanges, onCurrent } from '../../../../core/assessment/parts';
import {
  applyChanges,
  changesFromLists,
  fromLists,
  toLists,
  type SegmentChangeLists,
} from '../../../../core/assessment/segment-answers';
import type { SegmentHotspotChange } from '../../../../core/contracts/assessment';
import type { BusinessSegment, BusinessSegmentAnswer } from '../../../../core/contracts/business-segments';
import { hasObject } from '../../../lib/api/shapes';
import { defineEdit, type Difference } from '../../../lib/outbox/edit';
import { patch } from '../../../lib/outbox/patch';
import { segmentPath } from '../../../domain/requests/assessment-paths';
import { assessmentApi } from '../api';
import { answerText, type AnswerTexts } from '../answer-texts';

/** A sector in a country. */
export interface SegmentKey {
  sectorCode: string;
  countryCode: string;
}

interface SegmentEdit extends SegmentKey {
  projectId: number;
  /** Id of the question, `measure/ID`, or another name for many answers together. */
  about: string;
  answers: SegmentChangeLists;
  version: number;
  /** For the list of unsent changes, in the language of the person who made it. */
  words: AnswerTexts;
}

/** Subject of edits: those of one answer are sent in sequence. */
export const segmentSubject = ({ sectorCode, countryCode }: SegmentKey, about = ''): string =>
  `segment/${sectorCode}/${countryCode}/${about}`;

/** A prefix, since a measure may have the id of a question. */
export const measureAbout = (measureId: string): string => `measure/${measureId}`;

/** Saves answers of a segment: an optimistic update, stored on the device until the server has it. */
export const saveSegmentAnswers = defineEdit<SegmentEdit, BusinessSegment>({
  name: 'segment.answer',
  area: 'selfAssessment',
  request: ({ projectId, sectorCode, countryCode, answers }, version) => ({
    url: `/business-segments/project/${projectId}/save-and-calc`,
    method: 'POST',
    body: { sectorCode, countryCode, answers, ...(version !== undefined && { version }) },
    expect: hasObject('data'),
  }),
  readAnswer: ({ data }: BusinessSegmentAnswer) => data,
  subject: (edit) => segmentSubject(edit, edit.about),
  merge: (earlier, later) => ({
    ...later,
    answers: withMeasures(later.answers, (change) => {
      const before = measuresOf(earlier.answers).find(({ measureId }) => measureId === change.measureId);
      return bothChanges<SegmentHotspotChange>(before, change);
    }),
  }),
  show: (edit) => [
    changeSegment(edit, (segment) => {
      const answers = fromLists(segment);
      const changed = applyChanges(answers, changesFromLists(edit.answers, answers.measures));
      return { ...segment, ...toLists(changed), assessmentStatus: 'draft' };
    }),
  ],
  settled: (edit, answer) => [changeSegment(edit, () => answer)],
  reload: { refused: ['BusinessSegments'] },
  page: segmentPath,
  label: ({ words }) => ({ key: 'edit.answer', values: { question: words.question, of: words.of } }),
  compare: ({ words, answers }, current): Difference[] => [
    {
      name: { key: 'field.answer' },
      mine: answerText(changesFromLists(answers, fromLists(current).measures), words),
      theirs: answerText(currentAnswersTo(answers, current), words),
    },
  ],
  keepMine: (edit, current) => ({
    ...edit,
    answers: withMeasures(edit.answers, ({ measureId, ...change }) => ({
      measureId,
      ...onCurrent<Implementation>(change, fromLists(current).measures[measureId]),
    })),
  }),
  whenRefused: 'keep',
});

const measuresOf = ({ BusinessSegmentHotspotAnswers: measures = [] }: SegmentChangeLists) => measures;

const withMeasures = (
  answers: SegmentChangeLists,
  to: (change: SegmentHotspotChange) => SegmentHotspotChange,
): SegmentChangeLists => ({ ...answers, BusinessSegmentHotspotAnswers: measuresOf(answers).map(to) });

/** The current segment's answers, limited to the changed ones. */
function currentAnswersTo(answers: SegmentChangeLists, current: BusinessSegment) {
  const wanted = changesFromLists(answers);
  const now = fromLists(current);
  const pick = <Value>(ids: object, from: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.keys(ids).map((id) => [id, from[id] ?? null]));
  return { questions: pick(wanted.questions, now.questions), measures: pick(wanted.measures, now.measures) };
}

function changeSegment(
  { projectId, sectorCode, countryCode }: SegmentEdit,
  to: (segment: BusinessSegment) => BusinessSegment,
) {
  return patch(assessmentApi.endpoints.getBusinessSegments, projectId, (segments) => {
    const found = original(segments)?.findIndex(
      (each) => each.sectorCode === sectorCode && each.countryCode === countryCode,
    );
    const segment = original(segments)?.[found ?? -1];
    if (segment && found !== undefined) segments[found] = to(segment);
  });
}
