import { Type, type Static } from 'typebox';
import { SegmentAnswer, SegmentChoiceAnswer, SegmentHotspotAnswer, SegmentHotspotChange } from './assessment';
import { CountryCode, Instant, PageMeta } from './common';

export const assessmentStatuses = ['draft', 'submitted'] as const;
export type AssessmentStatus = (typeof assessmentStatuses)[number];

const lists = {
  BusinessSegmentAnswers: Type.Array(SegmentAnswer),
  BusinessSegmentChoiceAnswers: Type.Array(SegmentChoiceAnswer),
  BusinessSegmentHotspotAnswers: Type.Array(SegmentHotspotAnswer),
};

const Percent = Type.Number({ minimum: 0, maximum: 100 });

const results = {
  score: Type.Union([Percent, Type.Null()], {
    description: 'percentage of the points possible in the sector; null until a measure is answered',
  }),
  performance: Type.Union(
    [Type.Object({ today: Percent, inOneYear: Percent, inThreeYears: Percent }), Type.Null()],
    {
      description: 'percentage of the sector’s average emissions that is avoided; null if the score is null',
    },
  ),
};

export const SegmentAnswerLists = Type.Object(lists);
export type SegmentAnswerLists = Static<typeof SegmentAnswerLists>;

/** The answers as customers see them. */
const Submitted = Type.Object({ ...lists, ...results });

/** A sector in a country that the company answers for. The number of questions limits the lists. */
export const BusinessSegment = Type.Object({
  id: Type.String({ format: 'uuid' }),
  sectorCode: Type.String({ description: 'hotspot sector code' }),
  countryCode: CountryCode,
  assessmentStatus: Type.Enum([...assessmentStatuses], {
    description: 'back to draft after a change to a submitted segment',
  }),
  submittedAt: Type.Union([Instant, Type.Null()]),
  ...lists,
  ...results,
  submitted: Type.Union([Submitted, Type.Null()]),
  updatedAt: Instant,
  updatedBy: Type.Union([Type.String(), Type.Null()], {
    description: 'name of the person who last changed an answer',
  }),
  version: Type.Integer({ description: 'increases with every change' }),
});
export type BusinessSegment = Static<typeof BusinessSegment>;

export const BusinessSegmentList = Type.Object({ data: Type.Array(BusinessSegment), meta: PageMeta });
export type BusinessSegmentList = Static<typeof BusinessSegmentList>;

export const BusinessSegmentAnswer = Type.Object({ data: BusinessSegment });
export type BusinessSegmentAnswer = Static<typeof BusinessSegmentAnswer>;

const missing = { errorMessage: 'Missing required parameters' };
const SectorCode = Type.String({ minLength: 1, maxLength: 60, ...missing });
const RequiredCountry = Type.String({ pattern: '^[A-Z]{2}$', ...missing });

export const CreateSegmentBody = Type.Object({ sectorCode: SectorCode, countryCode: RequiredCountry });
export type CreateSegmentBody = Static<typeof CreateSegmentBody>;

/** The changed answers; others are kept. `version`: the version of the segment that the changes are based on. */
export const SaveAndCalcBody = Type.Object({
  sectorCode: SectorCode,
  countryCode: RequiredCountry,
  answers: Type.Partial(
    Type.Object({
      BusinessSegmentAnswers: Type.Array(SegmentAnswer, { maxItems: 500 }),
      BusinessSegmentChoiceAnswers: Type.Array(SegmentChoiceAnswer, { maxItems: 500 }),
      BusinessSegmentHotspotAnswers: Type.Array(SegmentHotspotChange, { maxItems: 500 }),
    }),
    missing,
  ),
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2147483647 })),
});
export type SaveAndCalcBody = Static<typeof SaveAndCalcBody>;

export const ImportAnswersBody = Type.Object({
  sourceSectorCode: SectorCode,
  sourceCountryCode: RequiredCountry,
  targetCountryCode: RequiredCountry,
});
export type ImportAnswersBody = Static<typeof ImportAnswersBody>;

export const ImportAnswersResult = Type.Object({
  data: BusinessSegment,
  imported: Type.Integer({ description: 'number of answers copied; existing answers are kept' }),
});
export type ImportAnswersResult = Static<typeof ImportAnswersResult>;

export const Benchmark = Type.Object({
  sectorCode: Type.String(),
  companies: Type.Integer(),
  lowerQuartile: Percent,
  median: Percent,
  upperQuartile: Percent,
});
export type Benchmark = Static<typeof Benchmark>;

/** Null below five companies. */
export const BenchmarkAnswer = Type.Object({ data: Type.Union([Benchmark, Type.Null()]) });
export type BenchmarkAnswer = Static<typeof BenchmarkAnswer>;
