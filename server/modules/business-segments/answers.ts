import type { AnswerValue, Implementation, SegmentAnswers } from '../../../core/assessment/answers';
import type { StoredAnswers } from '../../../core/assessment/merge';
import { clashes } from '../../../core/assessment/parts';
import type { SegmentPlan } from '../../../core/assessment/plan';
import { resultsOf } from '../../../core/assessment/results';
import {
  toLists,
  type SegmentChangeLists,
  type SegmentChanges,
} from '../../../core/assessment/segment-answers';
import type { BusinessSegment } from '../../../core/contracts/business-segments';
import type { SegmentRow } from './repository';

/** Answers, score and performance: what customers receive of a segment. */
type SubmittedPart = NonNullable<BusinessSegment['submitted']>;

/** A segment in wire format. Answers to questions that are no longer asked stay in the database. */
export function toSegment({ answers, ...rest }: SegmentRow, plan: SegmentPlan): BusinessSegment {
  return { ...rest, ...toSubmittedPart(answers, plan) };
}

/** Stored answers with their results. */
export function toSubmittedPart(stored: StoredAnswers, plan: SegmentPlan): SubmittedPart {
  const answers = fromStored(stored, plan);
  const { score, performance } = resultsOf(plan, answers) ?? { score: null, performance: null };
  return { ...toLists(answers), score, performance };
}

/** Stored answers without those that were withdrawn or are no longer asked. */
export function fromStored(stored: StoredAnswers, { sections, hotspots }: SegmentPlan): SegmentAnswers {
  return {
    questions: pick<AnswerValue>(
      sections.flatMap(({ questions }) => questions),
      (id) => stored[questionKey(id)]?.value,
    ),
    measures: pick<Implementation>(
      hotspots.flatMap(({ measures }) => measures),
      (id) => stored[measureKey(id)]?.value,
    ),
  };
}

/** Changes by the keys under which answers are stored. */
export function toStoredChanges({ questions, measures }: SegmentChanges): Record<string, unknown> {
  const entries: [string, unknown][] = [
    ...Object.entries(questions).map(([id, value]): [string, unknown] => [questionKey(id), value]),
    ...Object.entries(measures).map(([id, value]): [string, unknown] => [measureKey(id), value]),
  ];
  return Object.fromEntries(entries);
}

/**
 * The measures of which parts are changed, by key: whether somebody else has changed one of these parts. One that is
 * withdrawn has no parts.
 */
export function clashesOf(
  { BusinessSegmentHotspotAnswers: measures = [] }: SegmentChangeLists,
  current: SegmentAnswers,
): Record<string, boolean> {
  const entries = measures.flatMap(({ measureId, ...change }): [string, boolean][] => {
    const now = current.measures[measureId];
    return now && change.before ? [[measureKey(measureId), clashes<Implementation>(change, now)]] : [];
  });
  return Object.fromEntries(entries);
}

const questionKey = (id: string) => `question/${id}`;
const measureKey = (id: string) => `measure/${id}`;

function pick<Value>(
  asked: readonly { id: string }[],
  valueOf: (id: string) => unknown,
): Record<string, Value> {
  const entries = asked.map(({ id }) => [id, valueOf(id)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value != null)) as Record<string, Value>;
}
