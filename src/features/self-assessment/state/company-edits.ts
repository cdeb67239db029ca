import { original } from '@reduxjs/toolkit';
import {
  applyCompanyChanges,
  companyChangesFromLists,
  fromCompanyLists,
  toCompanyLists,
} from '../../../../core/assessment/company-answers';
import type { CompanyAnswerLists, CompanyQuestions } from '../../../../core/contracts/company-questions';
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
  answers: Partial<CompanyAnswerLists>;
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
  merge: (_earlier, later) => later,
  show: ({ projectId, answers, day }) => [
    patch(assessmentApi.endpoints.getCompanyQuestions, projectId, (current): CompanyQuestions => {
      const questions = (current && original(current)) ?? emptyCompanyQuestions;
      const changed = applyCompanyChanges(fromCompanyLists(questions), companyChangesFromLists(answers));
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
      mine: companyAnswerText(about, answers, words),
      theirs: companyAnswerText(about, current, words),
    },
  ],
  whenRefused: 'keep',
});
