import { Type, type Static } from 'typebox';
import { ClientId, Figure, SeenVersion } from './ca-common';
import { Instant, PageMeta } from './common';

/** The share of one sector in a year's purchases. One per year and sector. */
export const SpendDistribution = Type.Object({
  id: Type.String({ format: 'uuid' }),
  distributionId: Type.String({ format: 'uuid', description: 'equals id' }),
  scope3SectorId: Type.Integer(),
  shareOfInput: Type.Number({ description: 'percent of all purchases, 0 to 100' }),
  snowflakeId: Type.String({ description: 'increases in order of creation, across all records' }),
  resourceId: Type.String(),
  year: Type.Integer(),
  createdAt: Instant,
  updatedAt: Instant,
  version: Type.Integer(),
});
export type SpendDistribution = Static<typeof SpendDistribution>;

export const SpendDistributionList = Type.Object({ data: Type.Array(SpendDistribution), meta: PageMeta });
export type SpendDistributionList = Static<typeof SpendDistributionList>;

export const SpendDistributionAnswer = Type.Object({ data: SpendDistribution });
export type SpendDistributionAnswer = Static<typeof SpendDistributionAnswer>;

const required = 'Year and scope 3 sector id are required';
const share = Figure('Share of input must be between 0 and 100 percent');

/** If the sector already has a share of the year: 409 with that record, or with its `version` a change of it. */
export const CreateSpendDistributionBody = Type.Object({
  data: Type.Object({
    Year: Type.Integer({ errorMessage: required }),
    Scope3SectorId: Type.Integer({ errorMessage: required }),
    ShareOfInput: share,
    DistributionId: ClientId('becomes the id of the record; if omitted, derived from year and sector'),
    version: SeenVersion,
  }),
});
export type CreateSpendDistributionBody = Static<typeof CreateSpendDistributionBody>;

export const UpdateSpendDistributionBody = Type.Object({
  data: Type.Object({ ShareOfInput: share, version: SeenVersion }),
});
export type UpdateSpendDistributionBody = Static<typeof UpdateSpendDistributionBody>;
