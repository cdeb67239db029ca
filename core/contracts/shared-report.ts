import { Type, type Static } from 'typebox';
import { knownSources } from '../vsme/report-value';
import { Instant } from './common';
import { Disclosure, EnteredValue, Omission, ReportModule, ReportPeriod } from './sustainability-report';

const SharedFact = Type.Object({
  ...EnteredValue.properties,
  origin: Type.Enum(['entered', 'sum', ...knownSources], { description: 'where the supplier has it from' }),
});

/** A sustainability report (VSME) as others see it: a copy that later changes do not affect. */
export const SharedReport = Type.Object({
  year: Type.Integer(),
  sharedAt: Type.Union([Instant, Type.Null()], { description: 'null in the preview of what is not shared' }),
  module: ReportModule,
  period: ReportPeriod,
  companyName: Type.String(),
  currency: Type.String({ description: 'ISO 4217, of every amount of money' }),
  facts: Type.Array(SharedFact, { description: 'of the parts that are reported' }),
  omissions: Type.Array(Omission, {
    description: 'parts that do not apply, or are left out as sensitive, those without their reason',
  }),
  evidence: Type.Optional(
    Type.Array(Type.Object({ disclosure: Disclosure, name: Type.String() }), {
      description: 'files that the supplier has for it: their names, never what is in them',
    }),
  ),
});
export type SharedReport = Static<typeof SharedReport>;

/** A report of the company, and whether a customer sees it. */
export const ReportToShare = Type.Object({
  year: Type.Integer(),
  isShared: Type.Boolean(),
  sharedAt: Type.Union([Instant, Type.Null()], { description: 'as of when the customer sees it' }),
});
export type ReportToShare = Static<typeof ReportToShare>;
