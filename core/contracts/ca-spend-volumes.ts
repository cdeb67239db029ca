import { Type, type Static } from 'typebox';
import { ClientId, Figure, SeenVersion } from './ca-common';
import { Instant, PageMeta } from './common';

/** A company's turnover in a year, and the share spent on purchases. One per year. */
export const SpendVolume = Type.Object({
  id: Type.String({ format: 'uuid' }),
  year: Type.Integer(),
  snowflakeId: Type.String({ description: 'increases in order of creation, across all records' }),
  resourceId: Type.String(),
  turnoverInThsdUSD: Type.Number({
    description: 'thousand USD at 2022 prices, the price year of the factors',
  }),
  turnoverInThsd: Type.Union([Type.Number(), Type.Null()], {
    description: 'as entered, in thousands of `currency`; null if entered in USD at 2022 prices',
  }),
  currency: Type.Union([Type.String(), Type.Null()], {
    description: 'ISO 4217, currency of `turnoverInThsd`',
  }),
  spendShareOfTurnover: Type.Number({ description: 'percent of turnover, 0 to 100' }),
  createdAt: Instant,
  updatedAt: Instant,
  version: Type.Integer(),
});
export type SpendVolume = Static<typeof SpendVolume>;

export const SpendVolumeList = Type.Object({ data: Type.Array(SpendVolume), meta: PageMeta });
export type SpendVolumeList = Static<typeof SpendVolumeList>;

export const SpendVolumeAnswer = Type.Object({ data: SpendVolume });
export type SpendVolumeAnswer = Static<typeof SpendVolumeAnswer>;

const turnover = Figure('Turnover must be a non-negative number');
const share = Figure('Spend share must be between 0 and 100 percent');

/** In USD of 2022, or in thousands of a currency with a rate for the year, which is converted. */
const turnovers = {
  TurnoverInThsdUSD: Type.Optional(turnover),
  TurnoverInThsd: Type.Optional(turnover),
  Currency: Type.Optional(
    Type.String({ pattern: '^[A-Z]{3}$', errorMessage: 'Currency must be a code of ISO 4217' }),
  ),
};

/** If the year already has a spend volume: 409 with that record, or with its `version` a change of it. */
export const CreateSpendVolumeBody = Type.Object({
  data: Type.Object({
    Year: Type.Integer({ errorMessage: 'Year is required' }),
    ...turnovers,
    SpendShareOfTurnover: share,
    SpendVolumeId: ClientId('becomes the id of the record; if omitted, derived from the year'),
    version: SeenVersion,
  }),
});
export type CreateSpendVolumeBody = Static<typeof CreateSpendVolumeBody>;

export const UpdateSpendVolumeBody = Type.Object({
  data: Type.Object({
    ...turnovers,
    SpendShareOfTurnover: Type.Optional(share),
    version: SeenVersion,
  }),
});
export type UpdateSpendVolumeBody = Static<typeof UpdateSpendVolumeBody>;
