/** The answer to a question: a text, a number (also of a share or a year), a day as `YYYY-MM-DD`, or option ids. */
export type AnswerValue = string | number | readonly string[];

/** How far a measure is implemented, in percent; null where the person has not said. */
export interface Implementation {
  today: number | null;
  inOneYear: number | null;
  inThreeYears: number | null;
  startYear: number | null;
}

export type Horizon = 'today' | 'inOneYear' | 'inThreeYears';
export const horizons: readonly Horizon[] = ['today', 'inOneYear', 'inThreeYears'];

/** What a company has answered for a business segment, by question and by measure. */
export interface SegmentAnswers {
  questions: Readonly<Record<string, AnswerValue>>;
  measures: Readonly<Record<string, Implementation>>;
}

export const notImplemented: Implementation = {
  today: null,
  inOneYear: null,
  inThreeYears: null,
  startYear: null,
};

/**
 * The degree of a measure at a horizon, from 0 to 1. It never falls: if a plan is missing or below the earlier degree,
 * the earlier degree counts.
 */
export function degreeAt(horizon: Horizon, { today, inOneYear, inThreeYears }: Implementation): number {
  const upTo = horizons.slice(0, horizons.indexOf(horizon) + 1);
  const values = { today, inOneYear, inThreeYears };
  return Math.max(0, ...upTo.map((each) => values[each] ?? 0)) / 100;
}
