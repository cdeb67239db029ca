import type { AnswerValue, Implementation, SegmentAnswers } from './answers';
import type { Section } from './catalogue';
import type { SegmentPlan } from './plan';

export interface Progress {
  /** How many of the questions and measures are answered. */
  answered: number;
  total: number;
  /** Ids of the required questions without an answer. */
  missingQuestions: readonly string[];
  /** Ids of the measures without a degree today. */
  missingMeasures: readonly string[];
}

/** Whether the question is answered; an empty text and an empty choice are no answer. */
export function isAnswered(value: AnswerValue | undefined): boolean {
  return value !== undefined && (typeof value === 'number' || value.length > 0);
}

/** A measure counts as answered once its degree today is stated. */
export function isMeasureAnswered(implementation: Implementation | undefined): boolean {
  return typeof implementation?.today === 'number';
}

/** Progress of questions alone; measures count in `segmentProgress`. */
export function questionsProgress(
  sections: readonly Section[],
  answers: SegmentAnswers['questions'],
): Progress {
  const questions = sections.flatMap((section) => section.questions);
  const open = questions.filter(({ id }) => !isAnswered(answers[id]));
  return {
    answered: questions.length - open.length,
    total: questions.length,
    missingQuestions: open.filter(({ required }) => required).map(({ id }) => id),
    missingMeasures: [],
  };
}

/** Progress of a segment: its questions, and its measures by their degree today. */
export function segmentProgress({ sections, hotspots }: SegmentPlan, answers: SegmentAnswers): Progress {
  const questions = questionsProgress(sections, answers.questions);
  const measures = hotspots.flatMap((hotspot) => hotspot.measures);
  const open = measures.filter(({ id }) => !isMeasureAnswered(answers.measures[id])).map(({ id }) => id);
  return {
    answered: questions.answered + measures.length - open.length,
    total: questions.total + measures.length,
    missingQuestions: questions.missingQuestions,
    missingMeasures: open,
  };
}
