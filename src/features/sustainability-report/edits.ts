import type { SaveReportBody, SustainabilityReport } from '../../../core/contracts/sustainability-report';
import { placeKey, type ReportValue } from '../../../core/terms/report-value';
import { hasObject } from '../../lib/api/shapes';
import { defineEdit, type ComparedValue } from '../../lib/outbox/edit';
import { patch } from '../../lib/outbox/patch';
import { reportPath } from './paths';
import { reportUrl, reportsApi, type OfYear } from './api';

type Changes = Pick<SaveReportBody['data'], 'values' | 'omissions'>;

interface ReportEdit extends OfYear {
  /** `placeKey` of a value, `omission/SECTION`, or `row/...` for several values at once. */
  about: string;
  changes: Changes;
  version: number;
  /** For the list of unsent changes, in the language of the person who made it. */
  words: {
    question: string;
    of: string;
    options: Readonly<Record<string, string>>;
    /** Concepts whose values are years, which are not grouped like other numbers. */
    years?: readonly string[];
  };
}

/** Subject of a value of a report, or (without `about`) of starting or removing the report itself. */
export const reportSubject = (year: number, about = ''): string => `sustainability-report/${year}/${about}`;

/** The prefix of the drafts of a report's fields; the key of the place follows. */
export const reportDrafts = (year: number): string => `answer:${reportSubject(year)}`;

/** Saves values of a report: an optimistic update, stored on the device until the server has it. */
export const saveReport = defineEdit<ReportEdit, SustainabilityReport>({
  name: 'sustainability-report.save',
  area: 'selfAssessment',
  request: ({ changes, ...report }, version) => ({
    url: `${reportUrl(report)}/save`,
    method: 'POST',
    body: { data: { ...changes, ...(version !== undefined && { version }) } },
    expect: hasObject('data'),
  }),
  readAnswer: ({ data }: { data: SustainabilityReport }) => data,
  subject: ({ year, about }) => reportSubject(year, about),
  needs: ({ year }) => [reportSubject(year)],
  merge: (_earlier, later) => later,
  show: ({ projectId, year, changes }) => [
    patch(reportsApi.endpoints.getSustainabilityReport, { projectId, year }, (report) =>
      report === null ? null : applyChanges(report, changes),
    ),
  ],
  settled: ({ projectId, year }, answer) => [
    patch(reportsApi.endpoints.getSustainabilityReport, { projectId, year }, () => answer),
  ],
  reload: { refused: ['SustainabilityReports'] },
  page: ({ year }) => reportPath(year),
  label: ({ words }) => ({ key: 'edit.answer', values: { question: words.question, of: words.of } }),
  compare: ({ changes, words }, current) => [
    {
      name: { key: 'field.answer' },
      mine: wordsOf(changes, changes, words),
      theirs: wordsOf(changes, current, words),
    },
  ],
  whenRefused: 'keep',
});

/** A report with changes that the server does not have yet. */
export function applyChanges(
  report: SustainabilityReport,
  { values = [], omissions = [] }: Changes,
): SustainabilityReport {
  const changed = new Set(values.map(placeKey));
  const sections = new Set(omissions.map(({ section }) => section));
  return {
    ...report,
    values: [
      ...report.values.filter((value) => !changed.has(placeKey(value))),
      ...values.flatMap(({ value, ...place }) => (value === null ? [] : [{ ...place, value }])),
    ],
    omissions: [
      ...report.omissions.filter(({ section }) => !sections.has(section)),
      ...omissions.flatMap(({ kind, ...rest }) => (kind === null ? [] : [{ ...rest, kind }])),
    ],
  };
}

const none = '–';

/** One side's values for the changed places. */
function wordsOf(wanted: Changes, side: Changes, { options, years }: ReportEdit['words']): ComparedValue {
  const ofValues = (wanted.values ?? []).map((place) => {
    const found = side.values?.find((each) => placeKey(each) === placeKey(place));
    if (found?.value === null || found === undefined) return none;
    return years?.includes(place.concept) ? String(found.value) : valueWords(found.value, options);
  });
  const ofOmissions = (wanted.omissions ?? []).map(({ section }) => {
    const found = side.omissions?.find((each) => each.section === section);
    return found?.kind ? [options[found.kind], found.reason].filter(Boolean).join(': ') : none;
  });
  const parts = [...ofValues, ...ofOmissions];
  return parts.length > 1 ? { parts } : (parts[0] ?? none);
}

function valueWords(value: ReportValue, options: Readonly<Record<string, string>>): ComparedValue {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return { list: value.map((each) => options[each] ?? each) };
  return options[String(value)] ?? String(value);
}
