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

/** In the place of the one of its year, the newest first. */
const put = (reports: readonly ReportSummary[], report: ReportSummary): ReportSummary[] =>
  [...reports.filter(({ year }) => year !== report.year), report].sort((a, b) => b.year - a.year);

interface Beginning {
  projectId: number;
  /** As it is shown until the server has it. */
  report: SustainabilityReport;
  /** Of the report that the module is chosen for: 0, since there is none. */
  version: 0;
}

/** Begins the report of a year. One that a colleague has begun meanwhile is the report, unless its module is another. */
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
  // How far it is with what is filled in.
  reload: { sent: ['SustainabilityReports'], refused: ['SustainabilityReports'] },
  label: ({ report: { year } }) => ({ key: 'edit.beginReport', values: { year } }),
  compare: ({ report }, current) => [
    { name: { key: 'field.module' }, mine: moduleText(report), theirs: moduleText(current) },
  ],
  whenRefused: 'takeBack',
});

const moduleText = (report: SustainabilityReport) =>
  ({ key: moduleOf(report) === 'basic' ? 'value.basic' : 'value.comprehensive' }) as const;

interface Removal extends OfYear {
  /** That the person has seen. */
  version: number;
}

/** Removes the report of a year, unless a colleague has entered something into it since. */
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
  whenRefused: 'takeBack',
});
