import type { SegmentHotspotChange } from '../contracts/assessment';
import type { SegmentAnswerLists } from '../contracts/business-segments';
import type { AnswerValue, Implementation, SegmentAnswers } from './answers';
import { changedItem } from './parts';
import { isAnswered } from './progress';
import { withoutNulls } from './without-nulls';

/** Changes to a segment's answers; null withdraws an answer. */
export interface SegmentChanges {
  questions: Readonly<Record<string, AnswerValue | null>>;
  measures: Readonly<Record<string, Implementation | null>>;
}

/** Changed answers as sent over the API: of a measure, parts may be changed. */
export type SegmentChangeLists = Partial<
  Omit<SegmentAnswerLists, 'BusinessSegmentHotspotAnswers'> & {
    BusinessSegmentHotspotAnswers: SegmentHotspotChange[];
  }
>;

/** The answers of the API's three lists, by question and by measure. */
export function fromLists(lists: SegmentAnswerLists): SegmentAnswers {
  const { questions, measures } = changesFromLists(lists);
  return { questions: withoutNulls(questions), measures: withoutNulls(measures) };
}

/**
 * The changes in the three lists; null where they withdraw an answer.
 * @param current the measures whose other parts stay where a change names only some
 */
export function changesFromLists(
  lists: SegmentChangeLists,
  current: Readonly<Record<string, Implementation>> = {},
): SegmentChanges {
  const plain = (lists.BusinessSegmentAnswers ?? []).map(
    ({ questionId, value }) => [questionId, value === '' ? null : value] as const,
  );
  const chosen = (lists.BusinessSegmentChoiceAnswers ?? []).map(
    ({ questionId, options }) => [questionId, options.length > 0 ? options : null] as const,
  );
  const measures = (lists.BusinessSegmentHotspotAnswers ?? []).map(({ measureId, ...change }) => {
    const implementation = changedItem<Implementation>(change, current[measureId]);
    const isEmpty = Object.values(implementation).every((part) => part === null);
    return [measureId, isEmpty ? null : implementation] as const;
  });
  return {
    questions: Object.fromEntries<AnswerValue | null>([...plain, ...chosen]),
    measures: Object.fromEntries(measures),
  };
}

/** The three lists as sent over the API. */
export function toLists({ questions, measures }: SegmentAnswers | SegmentChanges): SegmentAnswerLists {
  const entries = Object.entries(questions);
  const isList = ([, value]: [string, AnswerValue | null]) => Array.isArray(value);
  return {
    BusinessSegmentAnswers: entries
      .filter((entry) => !isList(entry))
      .map(([questionId, value]) => ({ questionId, value: value as string | number | null })),
    BusinessSegmentChoiceAnswers: entries
      .filter(isList)
      .map(([questionId, value]) => ({ questionId, options: [...(value as string[])] })),
    BusinessSegmentHotspotAnswers: Object.entries(measures).map(([measureId, implementation]) => ({
      measureId,
      today: null,
      inOneYear: null,
      inThreeYears: null,
      startYear: null,
      ...implementation,
    })),
  };
}

/** The answers after the changes. */
export function applyChanges(answers: SegmentAnswers, changes: SegmentChanges): SegmentAnswers {
  return {
    questions: withoutNulls({ ...answers.questions, ...changes.questions }),
    measures: withoutNulls({ ...answers.measures, ...changes.measures }),
  };
}

/** The answers of another segment to questions that are still unanswered here. */
export function missingFrom(source: SegmentAnswers, target: SegmentAnswers): SegmentChanges {
  const isOpen = ([id]: [string, AnswerValue]) => !isAnswered(target.questions[id]);
  return {
    questions: Object.fromEntries(Object.entries(source.questions).filter(isOpen)),
    measures: Object.fromEntries(Object.entries(source.measures).filter(([id]) => !target.measures[id])),
  };
}
