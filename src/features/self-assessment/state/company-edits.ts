import { original } from '@reduxjs/toolkit';
import {
  applyCompanyChanges,
  companyChangesFromLists,
  fromCompanyLists,
  toCompanyLists,
  type CompanyChangeLists,
} from '../../../../core/assessment/company-answers';
import { bothChanges, onCurrent } from '../../../../core/assessment/parts';
import type {
  Footprint,
  FootprintChange,
  Reduction,
  ReductionChange,
} from '../../../../core/contracts/assessment';
import type { CompanyQuestions } from '../../../../core/contracts/company-questions';
import { hasObject } from '../../../lib/api/shapes';
import { defineEdit } from '../../../lib/outbox/edit';
import { patch } from '../../../lib/outbox/patch';
import { companyPath } from '../../../domain/requests/assessment-paths';
import { assessmentApi } from '../api';
import { emptyCompanyQuestions } from './company-draft';
import { companyAnswerText, type AnswerTexts } from '../answer-texts';

interface CompanyEdit {
  projectId: number;
  /** `question/ID`, `footprint/YEAR` or `reduction/ID`. */
  about: string;
  answers: CompanyChangeLists;
  version: string;
  /** The day of the edit, `YYYY-MM-DD`. */
  day: string;
  words: AnswerTexts;
}

export const companySubject = (about = ''): string => `company-questions/${about}`;

/** Saves answers of the company: an optimistic update, stored on the device until the server has it. */
export const saveCompanyAnswers = defineEdit<CompanyEdit, CompanyQuestions>({
  name: 'company-questions.answer',
  area: 'selfAssessment',
  request: ({ projectId, answers, day }, version) => ({
    url: `/company-questions/project/${projectId}/submit`,
    method: 'POST',
    body: {
      data: { ...answers, TimestampOfAnswers: day, ...(version !== undefined && { _version: version }) },
    },
    expect: hasObject('data'),
  }),
  readAnswer: ({ data }: { data: CompanyQuestions }) => data,
  versionOf: ({ _version }) => _version,
  subject: ({ about }) => companySubject(about),
  merge: (earlier, later) => ({
    ...later,
    answers: changeParts(later.answers, {
      footprint: (change) => {
        const before = earlier.answers.footprints?.find(({ year }) => year === change.year);
        return bothChanges<FootprintChange>(before, change);
      },
      reduction: (change) => {
        const before = earlier.answers.reductions?.find(({ id }) => id === change.id);
        return bothChanges<ReductionChange>(before, change);
      },
    }),
  }),
  show: ({ projectId, answers, day }) => [
    patch(assessmentApi.endpoints.getCompanyQuestions, projectId, (current): CompanyQuestions => {
      const questions = (current && original(current)) ?? emptyCompanyQuestions;
      const now = fromCompanyLists(questions);
      const changed = applyCompanyChanges(now, companyChangesFromLists(answers, now));
      return {
        ...questions,
        ...toCompanyLists(changed),
        assessmentStatus: 'draft',
        TimestampOfAnswers: day,
      };
    }),
  ],
  settled: ({ projectId }, answer) => [
    patch(assessmentApi.endpoints.getCompanyQuestions, projectId, () => answer),
  ],
  reload: { refused: ['CompanyQuestions'] },
  page: () => companyPath,
  label: ({ words }) => ({ key: 'edit.answer', values: { question: words.question, of: words.of } }),
  compare: ({ about, answers, words }, current) => [
    {
      name: { key: 'field.answer' },
      mine: companyAnswerText(about, companyChangesFromLists(answers, fromCompanyLists(current)), words),
      theirs: companyAnswerText(about, companyChangesFromLists(current), words),
    },
  ],
  keepMine: (edit, current) => {
    const { footprints, reductions } = fromCompanyLists(current);
    return {
      ...edit,
      answers: changeParts(edit.answers, {
        footprint: (change) => onCurrent<Footprint>(change, footprints[change.year]),
        reduction: (change) => onCurrent<Reduction>(change, reductions[change.id]),
      }),
    };
  },
  whenRefused: 'keep',
});

function changeParts(
  answers: CompanyChangeLists,
  to: {
    footprint: (change: FootprintChange) => FootprintChange;
    reduction: (change: ReductionChange) => ReductionChange;
  },
): CompanyChangeLists {
  const { footprints, reductions } = answers;
  return {
    ...answers,
    ...(footprints && { footprints: footprints.map(to.footprint) }),
    ...(reductions && { reductions: reductions.map(to.reduction) }),
  };
}
