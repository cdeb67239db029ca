import type { VerificationAnswer, YearVerification } from '../../../../core/contracts/ca-verifications';
import type { YearReport } from '../../../../core/contracts/ca-years';
import type { ScopeTonnes } from '../../../../core/contracts/shared-figures';
import type { AccountVerification } from '../../../../core/contracts/verification';
import { hasObject } from '../../../lib/api/shapes';
import { defineEdit, type ComparedValue, type EditText } from '../../../lib/outbox/edit';
import { patch } from '../../../lib/outbox/patch';
import { carbonApi, type OfYear } from '../api';

export interface VerificationChange extends OfYear {
  /** Null withdraws it. */
  verification: AccountVerification | null;
  /** Figures of the account that the person saw; others are never stated, even if the edit is sent much later. */
  seen: ScopeTonnes;
  /** The version that was seen. */
  version: number;
  /** It was changed, possibly in another window, after the person saw it. */
  isOutdated?: true;
}

export const verificationSubject = (year: number) => `accounting-verification/${year}`;

const inReport = ({ projectId, year }: OfYear, verification: (report: YearReport) => YearVerification) =>
  patch(
    carbonApi.endpoints.getReport,
    { projectId, year },
    (report) => report && { ...report, verification: verification(report) },
  );

const fields: readonly (readonly [keyof AccountVerification, EditText['key']])[] = [
  ['provider', 'field.verifiedBy'],
  ['assurance', 'field.assurance'],
  ['standard', 'field.verificationStandard'],
  ['completedOn', 'field.verifiedOn'],
];

const shown = (of: AccountVerification | null, name: keyof AccountVerification): ComparedValue =>
  name === 'assurance' && of ? { key: `value.${of.assurance}` } : of?.[name] || '–';

/** States who has verified the account of a year, or withdraws it. */
export const changeVerification = defineEdit<VerificationChange, YearVerification>({
  name: 'accounting-verification.update',
  area: 'carbonAccounting',
  request: ({ projectId, year, verification, seen }, version) => ({
    url: `/ca-verifications/project/${projectId}/year/${year}`,
    method: 'PUT',
    body: { data: { verification, ...(verification && { seen }), version } },
    expect: hasObject('data'),
  }),
  readAnswer: ({ data }: VerificationAnswer) => data,
  subject: ({ year }) => verificationSubject(year),
  merge: (_earlier, later) => later,
  show: ({ verification, seen, ...of }) => [
    inReport(of, (report) => ({
      stated: verification && { ...verification, tonnes: seen },
      version: report.verification?.version ?? 0,
    })),
  ],
  settled: (of, answer) => [inReport(of, () => answer)],
  reload: { sent: ['Allocations'], refused: ['CarbonResults'] },
  page: ({ year }) => `/carbon-accounting/${year}/results/`,
  label: ({ year }) => ({ key: 'edit.verification', values: { year } }),
  compare: ({ verification }, { stated }) =>
    fields.map(([name, key]) => ({
      name: { key },
      mine: shown(verification, name),
      theirs: shown(stated, name),
    })),
  whenRefused: 'keep',
});
