import { Type, type Static } from 'typebox';
import { BoundaryValues } from './ca-boundary';
import { EvidenceFile } from './ca-evidence';
import { MethodVersion } from './ca-provenance';
import { Instant } from './common';
import { orNull } from './or-null';
import { AccountVerification } from './verification';

const allocationMethods = ['economic', 'physical'] as const;
export const AllocationMethod = Type.Enum([...allocationMethods], {
  description: 'by turnover, or by mass or pieces',
});
export type AllocationMethod = Static<typeof AllocationMethod>;

/** Tonnes of CO2e; scope 2 market-based, scope 3 with purchases at their baseline. */
export const ScopeTonnes = Type.Object({
  scope1: Type.Number(),
  scope2: Type.Number(),
  scope3: Type.Number(),
  total: Type.Number(),
});
export type ScopeTonnes = Static<typeof ScopeTonnes>;

/** What an account has figures for: a customer calculates with it only if it covers all three. */
export const Coverage = Type.Object({
  scope1: Type.Boolean(),
  scope2: Type.Boolean(),
  purchases: Type.Boolean(),
});
export type Coverage = Static<typeof Coverage>;

/** What an account covers and leaves out, as of its calculation: the part that customers see. */
export const SharedBoundary = Type.Pick(BoundaryValues, [
  'approach',
  'fiscalYearStart',
  'exclusions',
  'absences',
]);
export type SharedBoundary = Static<typeof SharedBoundary>;

/** The part of an account that a customer may see. */
const ofAccount = {
  calculatedAt: Instant,
  methodVersion: MethodVersion,
  covers: Coverage,
  boundary: Type.Optional(SharedBoundary),
  categories: Type.Array(Type.Integer({ minimum: 1, maximum: 15 }), {
    description: 'scope 3 categories included in the account, in order',
  }),
  intensity: orNull(
    Type.Number({ description: 'of the whole inventory: kg CO2e per USD of turnover at 2022 prices' }),
  ),
  dataQuality: Type.Number({ description: '1 (best) to 5 (worst), mean weighted by emissions' }),
  uncertaintyPercent: Type.Number({ description: 'uncertainty of the whole inventory at 95 % confidence' }),
  verification: Type.Optional(AccountVerification),
};

/** The calculated account of a year that is allocated. */
export const AllocatedAccount = Type.Object({ tonnes: ScopeTonnes, ...ofAccount });
export type AllocatedAccount = Static<typeof AllocatedAccount>;

/** A file of the verifier's statement. */
export const StatementFile = Type.Pick(EvidenceFile, ['id', 'name', 'type', 'bytes']);
export type StatementFile = Static<typeof StatementFile>;

/** What a supplier shares of one year of its account with one customer. What it sold is never part of it. */
export const FigureToShare = Type.Object({
  year: Type.Integer(),
  allocated: Type.Union([ScopeTonnes, Type.Null()], {
    description:
      'emissions of the products and services sold to the customer; null if only the intensity is shared',
  }),
  method: AllocationMethod,
  ...ofAccount,
  isVerified: Type.Boolean({ description: 'whether a third party has verified it' }),
  statement: Type.Optional(
    Type.Array(StatementFile, {
      description: "the verifier's statement, if the supplier shares it; copies of its files",
    }),
  ),
});
export type FigureToShare = Static<typeof FigureToShare>;

export const SharedFigure = Type.Object({ ...FigureToShare.properties, sharedAt: Instant });
export type SharedFigure = Static<typeof SharedFigure>;
