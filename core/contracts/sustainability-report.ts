import { Type, type Static } from 'typebox';
import { knownSources, maxReasonLength, omissionKinds } from '../terms/report-value';
import { disclosures } from '../terms/disclosures';
import { Year } from './ca-common';
import { EvidenceFile } from './ca-evidence';
import { FileQuery } from './ca-imports';
import { Instant, ProjectParams } from './common';
import { orNull } from './or-null';

const place = {
  concept: Type.String({ maxLength: 300, description: 'local name of the concept in the VSME taxonomy' }),
  member: Type.String({
    maxLength: 300,
    description: "row or column of the concept's table; otherwise empty",
  }),
};

const Value = Type.Union([
  Type.String({ maxLength: 20_000 }),
  Type.Number(),
  Type.Boolean(),
  Type.Array(Type.String({ maxLength: 300 }), { maxItems: 200 }),
]);

export const EnteredValue = Type.Object({ ...place, value: Value });
const KnownValue = Type.Object({ ...place, value: Value, source: Type.Enum([...knownSources]) });

const reason = Type.String({ maxLength: maxReasonLength });
const section = Type.String({ maxLength: 100 });
export const Omission = Type.Object({ section, kind: Type.Enum([...omissionKinds]), reason });

export const ReportModule = Type.Enum(['basic', 'comprehensive'], {
  description: 'basic: B1 to B11; comprehensive: also C1 to C9',
});

export const ReportPeriod = Type.Object({
  start: Type.String({ format: 'date' }),
  end: Type.String({ format: 'date' }),
});

export const Disclosure = Type.Enum([...disclosures], {
  description: 'number in the standard, or the theme of what is reported beyond it',
});

/** A file that proves the values of a disclosure. */
export const ReportEvidenceFile = Type.Object({ ...EvidenceFile.properties, disclosure: Disclosure });
export type ReportEvidenceFile = Static<typeof ReportEvidenceFile>;

/** A report with the entered values, and separately what the product knows about that year. */
export const SustainabilityReport = Type.Object({
  year: Type.Integer(),
  period: ReportPeriod,
  companyName: Type.String(),
  currency: Type.String({ description: 'ISO 4217, currency of all monetary amounts' }),
  values: Type.Array(EnteredValue),
  omissions: Type.Array(Omission),
  known: Type.Array(KnownValue, { description: 'used where no value is entered; never stored' }),
  evidence: Type.Optional(
    Type.Array(ReportEvidenceFile, {
      description: 'at most ten per disclosure; missing in copies that were shared before evidence existed',
    }),
  ),
  measures: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String({ description: 'id in the catalogue of questions' }),
        ...{ today: Type.Integer(), inOneYear: Type.Integer(), inThreeYears: Type.Integer() },
        startYear: orNull(Type.Integer()),
      }),
      {
        description:
          'from the current self-assessment, in percent; missing in copies that were shared before it was included',
      },
    ),
  ),
  employees: Type.Optional(
    orNull(
      Type.Object(
        { from: Type.Integer(), to: orNull(Type.Integer()) },
        { description: 'size class of the company profile; `to` is null if it has no upper limit' },
      ),
    ),
  ),
  account: Type.Union([Type.Object({ needsRecalculation: Type.Boolean() }), Type.Null()], {
    description: 'carbon account of the year; null without results',
  }),
  updatedAt: Instant,
  updatedBy: orNull(Type.String({ description: 'name of the person who last changed it' })),
  version: Type.Integer({ description: 'increases with every change' }),
});
export type SustainabilityReport = Static<typeof SustainabilityReport>;

export const SustainabilityReportAnswer = Type.Object({ data: SustainabilityReport });
export type SustainabilityReportAnswer = Static<typeof SustainabilityReportAnswer>;

const ReportSummary = Type.Object({
  year: Type.Integer(),
  module: ReportModule,
  answered: Type.Integer(),
  total: Type.Integer({ description: 'number of values that the module requires of every company' }),
  updatedAt: Instant,
  updatedBy: orNull(Type.String()),
  version: Type.Integer(),
});
export type ReportSummary = Static<typeof ReportSummary>;

/** The newest first: the calendar limits their number. */
export const ReportSummaryList = Type.Object({ data: Type.Array(ReportSummary) });
export type ReportSummaryList = Static<typeof ReportSummaryList>;

export const ReportParams = Type.Object({ ...ProjectParams.properties, year: Year });
export type ReportParams = Static<typeof ReportParams>;

export const ReportEvidenceQuery = Type.Object({ ...FileQuery.properties, disclosure: Disclosure });
export const ReportEvidenceAnswer = Type.Object({ data: ReportEvidenceFile });

/** If the year already has a report, it is returned. */
export const CreateReportBody = Type.Object({
  data: Type.Object({
    year: Year,
    module: ReportModule,
    version: Type.Optional(
      Type.Integer({
        minimum: 0,
        description:
          'version of the report whose module is chosen, 0 if the year has no report; 409 if another module has been chosen since',
      }),
    ),
  }),
});
export type CreateReportBody = Static<typeof CreateReportBody>;

/** Changes; what is not named is kept. Null clears a value, and includes an omitted section again. */
export const SaveReportBody = Type.Object({
  data: Type.Object({
    values: Type.Optional(Type.Array(Type.Object({ ...place, value: orNull(Value) }), { maxItems: 1_000 })),
    omissions: Type.Optional(
      Type.Array(Type.Object({ section, kind: orNull(Type.Enum([...omissionKinds])), reason }), {
        maxItems: 100,
      }),
    ),
    version: Type.Optional(
      Type.Integer({ minimum: 1, description: 'version that the changes are based on' }),
    ),
  }),
});
export type SaveReportBody = Static<typeof SaveReportBody>;
