import { Type, type Static } from 'typebox';
import { knownSources } from '../terms/report-value';
import { Instant } from './common';
import { Disclosure, EnteredValue, Omission, ReportModule, ReportPeriod } from './sustainability-report';

const SharedFact = Type.Object({
  ...EnteredValue.properties,
  origin: Type.Enum(['entered', 'sum', ...knownSources], {
    description: 'source of the value: entered by the supplier, a sum, or known to the product',
  }),
});

/** A sustainability report (VSME) as others see it: a copy that later changes do not affect. */
export const SharedReport = Type.Object({
  year: Type.Integer(),
  sharedAt: Type.Union([Instant, Type.Null()], {
    description: 'null in the preview of a report that is not shared',
  }),
  hasChanged: Type.Optional(
    Type.Boolean({ description: 'in the preview: whether the report differs from the shared copy' }),
  ),
  module: ReportModule,
  period: ReportPeriod,
  companyName: Type.String(),
  currency: Type.String({ description: 'ISO 4217, currency of all monetary amounts' }),
  facts: Type.Array(SharedFact, { description: 'values of the reported parts' }),
  omissions: Type.Array(Omission, {
    description: 'parts that do not apply, or are omitted as sensitive; the latter without the reason',
  }),
  evidence: Type.Optional(
    Type.Array(Type.Object({ disclosure: Disclosure, name: Type.String() }), {
      description: 'evidence files of the supplier: names only, without the contents',
    }),
  ),
});
export type SharedReport = Static<typeof SharedReport>;

/** A report of the company, and whether a customer sees it. */
export const ReportToShare = Type.Object({
  year: Type.Integer(),
  isShared: Type.Boolean(),
  sharedAt: Type.Union([Instant, Type.Null()], {
    description: 'when the copy that the customer sees was made',
  }),
});
export type ReportToShare = Static<typeof ReportToShare>;
