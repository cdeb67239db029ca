import type { AnswerValue } from './answers';
import type { Section } from './catalogue';
import { checkAnswer, checkImplementation } from './check-answer';
import type { AnswerFault } from './fault';
import type { SegmentPlan } from './plan';
import type { SegmentChanges } from './segment-answers';

export interface ChangeFault {
  /** Id of the question or measure. */
  id: string;
  /** The part of a measure, such as `startYear`. */
  part?: string;
  fault: AnswerFault;
}

/** The faults of changed answers; withdrawing an answer is always valid. */
export function checkQuestionChanges(
  sections: readonly Section[],
  changes: Readonly<Record<string, AnswerValue | null>>,
): ChangeFault[] {
  const questions = new Map(sections.flatMap((section) => section.questions).map((each) => [each.id, each]));
  return Object.entries(changes).flatMap(([id, value]) => {
    if (value === null) return [];
    const question = questions.get(id);
    const fault: AnswerFault | undefined = question ? checkAnswer(question, value) : { code: 'unknown' };
    return fault ? [{ id, fault }] : [];
  });
}

/** The same for a segment's questions and measures. */
export function checkSegmentChanges(
  { sections, hotspots }: SegmentPlan,
  changes: SegmentChanges,
): ChangeFault[] {
  const known = new Set(hotspots.flatMap(({ measures }) => measures.map(({ id }) => id)));
  const measureFaults = Object.entries(changes.measures).flatMap(([id, implementation]): ChangeFault[] => {
    if (implementation === null) return [];
    if (!known.has(id)) return [{ id, fault: { code: 'unknown' } }];
    return Object.entries(checkImplementation(implementation)).map(([part, fault]) => ({ id, part, fault }));
  });
  return [...checkQuestionChanges(sections, changes.questions), ...measureFaults];
}
