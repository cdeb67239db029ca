import { degreeAt, horizons, notImplemented, type Implementation } from '../assessment/answers';
import { compareCodes } from '../compare/compare-codes';

/** A reduction measure of the self-assessment, with degrees in percent of full implementation. */
export interface ReportMeasure {
  id: string;
  today: number;
  inOneYear: number;
  inThreeYears: number;
  startYear: number | null;
}

/** The report texts that measures belong in: what is done, and what is planned beyond it. */
const wanted: Readonly<Record<string, (measure: ReportMeasure) => boolean>> = {
  DescriptionOfPracticesPoliciesAndOrFutureInitiatives: () => true,
  DisclosureOfListOfMainActionsTheEntitySeeksInOrderToAchieveItsTargets: ({ today, inThreeYears }) =>
    inThreeYears > today,
};

/** The measures for a text of the report; none for other concepts. */
export function measuresFor(concept: string, measures: readonly ReportMeasure[]): ReportMeasure[] {
  const isWanted = wanted[concept];
  return isWanted ? measures.filter(isWanted) : [];
}

/**
 * The measures of all segments, each with its highest degree in any of them; without those that are planned nowhere.
 */
export function mergeMeasures(
  segments: readonly Readonly<Record<string, Implementation>>[],
): ReportMeasure[] {
  const ids = [...new Set(segments.flatMap((segment) => Object.keys(segment)))];
  return ids
    .map((id) => merged(id, segments))
    .filter(({ inThreeYears }) => inThreeYears > 0)
    .sort((a, b) => b.today - a.today || b.inThreeYears - a.inThreeYears || compareCodes(a.id, b.id));
}

function merged(id: string, segments: readonly Readonly<Record<string, Implementation>>[]): ReportMeasure {
  const found = segments.map((segment) => ({ ...notImplemented, ...segment[id] }));
  const [today = 0, inOneYear = 0, inThreeYears = 0] = horizons.map((horizon) =>
    Math.round(100 * Math.max(...found.map((each) => degreeAt(horizon, each)))),
  );
  const years = found.flatMap(({ startYear }) => startYear ?? []);
  return { id, today, inOneYear, inThreeYears, startYear: years.length > 0 ? Math.min(...years) : null };
}

/**
 * Whether a text contains the degrees and years of these measures in order. Its words do not matter, so that this works
 * in every language and after somebody has rephrased it.
 */
export function statesMeasures(text: string, measures: readonly ReportMeasure[]): boolean {
  const said = (text.match(/\d+/gu) ?? []).map(Number);
  let from = 0;
  return measures.flatMap(figuresOf).every((figure) => {
    const at = said.indexOf(figure, from);
    from = at + 1;
    return at >= 0;
  });
}

/** In the order of the text `measures.line`. */
const figuresOf = ({ today, inOneYear, inThreeYears, startYear }: ReportMeasure): number[] => [
  ...[today, inOneYear, inThreeYears],
  ...(startYear === null ? [] : [startYear]),
];
