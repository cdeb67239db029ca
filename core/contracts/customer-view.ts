import { Type, type Static } from 'typebox';
import { withholdableParts } from '../terms/withholdable-parts';
import { answerSections } from '../terms/answer-sections';
import { Instant } from './common';
import { CompanyAnswer, Footprint, Reduction } from './assessment';
import { OfferedProduct } from './ca-offered-products';
import { SharedFigure } from './shared-figures';
import { SharedReport } from './shared-report';

const Percent = Type.Number({ minimum: 0, maximum: 100 });
const Plan = Type.Union([Percent, Type.Null()], {
  description: 'null if the supplier does not share its plans',
});

/** The share of the possible measures in its sector that a supplier has in place, percent. */
export const Implementation = Type.Object({ today: Percent, inOneYear: Plan, inThreeYears: Plan });
export type Implementation = Static<typeof Implementation>;

const Parts = Type.Array(Type.Enum([...withholdableParts]), { maxItems: withholdableParts.length });

/** Missing: everything is shared. */
export const Withheld = Type.Optional(
  Type.Array(Type.Enum([...withholdableParts]), {
    description: 'what the supplier hides from this customer; the same for all its requests',
  }),
);

const AnswerSection = Type.Enum([...answerSections]);

/** Missing: none. */
export const SharedAnswers = Type.Optional(
  Type.Array(AnswerSection, {
    description:
      'sections of the self-assessment whose answers this customer sees; the same for all its requests',
  }),
);

export const Performance = Type.Union([Type.Number(), Type.Null()], {
  description: 'percentage of the sector’s average emissions that the supplier avoids',
});

/** The supplier's main contact. */
export const SupplierContact = Type.Object({
  name: Type.String(),
  jobTitle: Type.String(),
  email: Type.String(),
  phoneNumber: Type.String(),
});
export type SupplierContact = Static<typeof SupplierContact>;

/** What a customer sees of a supplier and one of its segments. */
export const CustomerView = Type.Object({
  implementation: Type.Union([Implementation, Type.Null()], {
    description: 'null if no measure of the segment is answered',
  }),
  performance: Performance,
  contact: Type.Union([SupplierContact, Type.Null()]),
  targets: Type.Array(Reduction),
  footprints: Type.Array(Footprint),
  emissions: Type.Array(SharedFigure, {
    description: "from the supplier's carbon account, newest year first; only shared years are included",
  }),
  products: Type.Optional(
    Type.Array(OfferedProduct, { description: 'footprints of the products offered to the customer' }),
  ),
  answers: Type.Optional(
    Type.Array(Type.Object({ section: AnswerSection, answers: Type.Array(CompanyAnswer) }), {
      description: 'answers by section; only shared sections are included',
    }),
  ),
  reports: Type.Optional(
    Type.Array(SharedReport, {
      description: 'sustainability reports, newest year first; only shared years are included',
    }),
  ),
});
export type CustomerView = Static<typeof CustomerView>;

export const CustomerViewAnswer = Type.Object({ data: CustomerView });
export type CustomerViewAnswer = Static<typeof CustomerViewAnswer>;

const ReportChoice = Type.Object({
  year: Type.Integer(),
  sharedAt: Type.Union([Instant, Type.Null()], {
    description: 'when the shared copy was made; null: the current state of the report is shared',
  }),
});
export type ReportChoice = Static<typeof ReportChoice>;

export const WithholdBody = Type.Object({
  data: Type.Object({
    withheld: Parts,
    sharedAnswers: Type.Optional(
      Type.Array(AnswerSection, {
        maxItems: answerSections.length,
        description: 'unchanged if omitted',
      }),
    ),
    sharedReports: Type.Optional(
      Type.Array(ReportChoice, {
        maxItems: 200,
        description: 'years of the sustainability reports that the customer sees; unchanged if omitted',
      }),
    ),
  }),
  version: Type.Integer({ minimum: 1, maximum: 2147483647 }),
});
export type WithholdBody = Static<typeof WithholdBody>;
