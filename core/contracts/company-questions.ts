import { Type, type Static } from 'typebox';
import { CompanyAnswer, Footprint, FootprintChange, Reduction, ReductionChange } from './assessment';
import { assessmentStatuses } from './business-segments';
import { Instant } from './common';

const lists = {
  questionnaire: Type.Array(CompanyAnswer),
  footprints: Type.Array(Footprint),
  reductions: Type.Array(Reduction),
};

export const CompanyAnswerLists = Type.Object(lists);
export type CompanyAnswerLists = Static<typeof CompanyAnswerLists>;

const Status = Type.Enum([...assessmentStatuses]);
const Day = Type.String({ format: 'date', description: 'reference date of the answers' });

/** A company's answers for all its customers. Casing as in the specification. */
export const CompanyQuestions = Type.Object({
  ...lists,
  assessmentStatus: Status,
  TimestampOfAnswers: Day,
  submittedAt: Type.Union([Instant, Type.Null()]),
  submitted: Type.Union([CompanyAnswerLists, Type.Null()], {
    description: 'the answers as customers see them',
  }),
  updatedBy: Type.Union([Type.String(), Type.Null()], {
    description: 'name of the person who last changed an answer',
  }),
  _version: Type.String({ format: 'date-time', description: 'increases with every change' }),
});
export type CompanyQuestions = Static<typeof CompanyQuestions>;

export const CompanyQuestionsAnswer = Type.Object({ data: CompanyQuestions });
export type CompanyQuestionsAnswer = Static<typeof CompanyQuestionsAnswer>;

/** Null before the first answer, for callers that ask with `orNull`. */
export const CompanyQuestionsOrNull = Type.Object({ data: Type.Union([CompanyQuestions, Type.Null()]) });
export type CompanyQuestionsOrNull = Static<typeof CompanyQuestionsOrNull>;

/** The changed answers; others are kept. `_version`: the version of the answers that the changes are based on. */
export const SaveCompanyQuestionsBody = Type.Object({
  data: Type.Partial(
    Type.Object({
      questionnaire: Type.Array(CompanyAnswer, { maxItems: 500 }),
      footprints: Type.Array(FootprintChange, { maxItems: 100 }),
      reductions: Type.Array(ReductionChange, { maxItems: 100 }),
      assessmentStatus: Status,
      TimestampOfAnswers: Day,
      _version: Instant,
    }),
    { errorMessage: 'Company questions data is required' },
  ),
});
export type SaveCompanyQuestionsBody = Static<typeof SaveCompanyQuestionsBody>;
