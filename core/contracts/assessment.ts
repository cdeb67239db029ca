import { Type, type Static } from 'typebox';
import { reductionScopes } from '../terms/reduction-scopes';

const Id = Type.String({ minLength: 1, maxLength: 80 });
const OptionIds = Type.Array(Id, { maxItems: 50 });
const Degree = Type.Union([Type.Number(), Type.Null()], { description: 'percent, 0 to 100' });

/** A text, a number (also of a share or a year) or a day as `YYYY-MM-DD`. In a change, null withdraws it. */
export const SegmentAnswer = Type.Object({
  questionId: Id,
  value: Type.Union([Type.String(), Type.Number(), Type.Null()]),
});
export type SegmentAnswer = Static<typeof SegmentAnswer>;

/** The chosen options, one or several. In a change, an empty list withdraws the answer. */
export const SegmentChoiceAnswer = Type.Object({ questionId: Id, options: OptionIds });
export type SegmentChoiceAnswer = Static<typeof SegmentChoiceAnswer>;

/** How far a measure is implemented. In a change, four nulls withdraw it. */
export const SegmentHotspotAnswer = Type.Object({
  measureId: Id,
  today: Degree,
  inOneYear: Degree,
  inThreeYears: Degree,
  startYear: Type.Union([Type.Integer(), Type.Null()]),
});
export type SegmentHotspotAnswer = Static<typeof SegmentHotspotAnswer>;

const seenParts = {
  description:
    'the values that the caller saw of the parts it changes: the other parts stay, and only one of these that somebody has changed since conflicts; without it, all parts are changed',
};

export const SegmentHotspotChange = Type.Object({
  ...SegmentHotspotAnswer.properties,
  before: Type.Optional(Type.Partial(Type.Omit(SegmentHotspotAnswer, ['measureId']), seenParts)),
});
export type SegmentHotspotChange = Static<typeof SegmentHotspotChange>;

/** An answer of the company's questionnaire; chosen options are a list. In a change, null withdraws it. */
export const CompanyAnswer = Type.Object({
  questionId: Id,
  value: Type.Union([Type.String(), Type.Number(), OptionIds, Type.Null()]),
});
export type CompanyAnswer = Static<typeof CompanyAnswer>;

const Tonnes = Type.Union([Type.Number(), Type.Null()], { description: 't CO2e' });

/** The company's own footprint in a year. In a change, three nulls withdraw it. */
export const Footprint = Type.Object({
  year: Type.Integer(),
  scope1TonsCO2e: Tonnes,
  scope2TonsCO2e: Tonnes,
  scope3TonsCO2e: Tonnes,
  isFromAccount: Type.Optional(
    Type.Boolean({
      description:
        'copied from the calculated carbon account of the year; later calculations do not change it',
    }),
  ),
});
export type Footprint = Static<typeof Footprint>;

export const FootprintChange = Type.Object({
  ...Footprint.properties,
  before: Type.Optional(Type.Partial(Type.Omit(Footprint, ['year', 'isFromAccount']), seenParts)),
});
export type FootprintChange = Static<typeof FootprintChange>;

/** A reduction target. In a change, three nulls withdraw it. */
export const Reduction = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$', description: 'created by the caller' }),
  scope: Type.Enum([...reductionScopes]),
  baseYear: Type.Union([Type.Integer(), Type.Null()]),
  targetYear: Type.Union([Type.Integer(), Type.Null()]),
  reductionPercent: Type.Union([Type.Number(), Type.Null()]),
});
export type Reduction = Static<typeof Reduction>;

export const ReductionChange = Type.Object({
  ...Reduction.properties,
  before: Type.Optional(Type.Partial(Type.Omit(Reduction, ['id']), seenParts)),
});
export type ReductionChange = Static<typeof ReductionChange>;
