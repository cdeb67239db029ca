import type { ReportSummary, SustainabilityReport } from '../../../../core/contracts/sustainability-report';
import { moduleOf } from '../../../../core/vsme/facts';
import { hasObject } from '../../../lib/api/shapes';
import { defineEdit } from '../../../lib/outbox/edit';
import { patch } from '../../../lib/outbox/patch';
import { reportsApi, reportsUrl, reportUrl, type OfYear } from '../api';
import { reportSubject } from '../edits';
import { summaryOf } from './new-report';

const inList = (projectId: number, recipe: (reports: ReportSummary[]) => ReportSummary[]) =>
  patch(reportsApi.endpoints.getReports, projectId, recipe);
const inYear = (of: OfYear, recipe: (report: SustainabilityReport | null) => SustainabilityReport | null) =>
  patch(reportsApi.endpoints.getSustainabilityReport, { projectId: of.projectId, year: of.year }, recipe);

/** Replaces the report of the same year; newest first. */
const put = (reports: readonly ReportSummary[], report: ReportSummary): ReportSummary[] =>
  [...reports.filter(({ year }) => year !== report.year), report].sort((a, b) => b.year - a.year);

interface Beginning {
  projectId: number;
  /** As shown until the server has it. */
  report: SustainabilityReport;
  /** 0, since there is no report yet. */
  version: 0;
}

/**
 * Starts the report of a year. If a colleague has started one meanwhile, theirs is used, unless its module
 * differs.
 */
export const beginReport = defineEdit<Beginning, SustainabilityReport>({
  name: 'sustainability-report.begin',
  area: 'selfAssessment',
  request: ({ projectId, report }, version) => ({
    url: reportsUrl(projectId),
    method: 'POST',
    body: { data: { year: report.year, module: moduleOf(report), version: version ?? 0 } },
    expect: hasObject('data'),
  }),
  readAnswer: ({ data }: { data: SustainabilityReport }) => data,
  subject: ({ report }) => reportSubject(report.year),
  creates: true,
  merge: (_earlier, later) => later,
  show: ({ projectId, report }) => [
    inList(projectId, (reports) =>
      reports.some(({ year }) => year === report.year) ? reports : put(reports, summaryOf(report)),
    ),
    inYear({ projectId, year: report.year }, (current) => current ?? report),
  ],
  settled: ({ projectId }, answer) => [
    inList(projectId, (reports) => put(reports, summaryOf(answer))),
    inYear({ projectId, year: answer.year }, () => answer),
  ],
  // The progress, including prefilled values.
  reload: { sent: ['SustainabilityReports'], refused: ['SustainabilityReports'] },
  label: ({ report: { year } }) => ({ key: 'edit.beginReport', values: { year } }),
  compare: ({ report }, current) => [
    { name: { key: 'field.module' }, mine: moduleText(report), theirs: moduleText(current) },
  ],
  whenRefused: 'revert',
});

const moduleText = (report: SustainabilityReport) =>
  ({ key: moduleOf(report) === 'basic' ? 'value.basic' : 'value.comprehensive' }) as const;

interface Removal extends OfYear {
  /** The version that the person has seen. */
  version: number;
}

/** Removes the report of a year, unless a colleague has changed it since. */
export const removeReport = defineEdit<Removal, SustainabilityReport>({
  name: 'sustainability-report.remove',
  area: 'selfAssessment',
  request: (removal, version) => ({
    url: `${reportUrl(removal)}${version === undefined ? '' : `?version=${version}`}`,
    method: 'DELETE',
  }),
  subject: ({ year }) => reportSubject(year),
  show: (removal) => [
    inList(removal.projectId, (reports) => reports.filter(({ year }) => year !== removal.year)),
    inYear(removal, () => null),
  ],
  reload: { sent: ['SustainabilityReports'], refused: ['SustainabilityReports'] },
  label: ({ year }) => ({ key: 'edit.removeReport', values: { year } }),
  compare: (_removal, { updatedBy }) => [
    {
      name: { key: 'field.report' },
      mine: { key: 'value.removed' },
      theirs: updatedBy ? { key: 'value.changedBy', values: { name: updatedBy } } : { key: 'mark.conflict' },
    },
  ],
  whenRefused: 'revert',
});
