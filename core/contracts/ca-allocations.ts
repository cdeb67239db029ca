import { Type, type Static } from 'typebox';
import { Figure, Year } from './ca-common';
import { UpdateSpendVolumeBody } from './ca-spend-volumes';
import { ProjectParams } from './common';
import {
  AllocatedAccount,
  AllocationMethod,
  SharedBoundary,
  SharedFigure,
  StatementFile,
} from './shared-figures';
import { orNull } from './or-null';
import { AccountVerification } from './verification';

const quantityUnits = ['kg', 't', 'pieces'] as const;
const QuantityUnit = Type.Enum([...quantityUnits]);
export type QuantityUnit = Static<typeof QuantityUnit>;

const Turnover = Type.Object({
  turnoverInThsdUSD: Type.Number({ description: 'thousand USD at 2022 prices' }),
  turnoverInThsd: orNull(Type.Number({ description: 'as entered, in `currency`' })),
  currency: orNull(Type.String({ description: 'ISO 4217; null if entered in USD at 2022 prices' })),
});

const Quantity = orNull(Type.Number({ description: 'in the unit of the basis of allocation' }));
const Version = Type.Integer({ description: '0 until a value is entered' });

/** How the year's emissions are allocated. */
export const AllocationBasis = Type.Object({
  method: AllocationMethod,
  quantity: Quantity,
  unit: QuantityUnit,
  version: Version,
});
export type AllocationBasis = Static<typeof AllocationBasis>;

/** A customer with what was sold to it in the year and what is shared with it. */
export const AllocationCustomer = Type.Object({
  customerId: Type.Integer(),
  name: Type.String(),
  isCustomer: Type.Boolean({
    description: 'whether it has an accepted request; figures are shared only with such companies',
  }),
  isSupplier: Type.Boolean({ description: 'whether it is also a supplier of the company' }),
  turnover: orNull(Turnover),
  quantity: Quantity,
  shared: orNull(SharedFigure),
  version: Version,
});
export type AllocationCustomer = Static<typeof AllocationCustomer>;

/** A year's account, and the customers it can be allocated to. */
export const AllocationOfYear = Type.Object({
  year: Type.Integer(),
  basis: AllocationBasis,
  turnover: Type.Union([Turnover, Type.Null()], { description: 'turnover of the year' }),
  account: Type.Union([AllocatedAccount, Type.Null()], {
    description: 'null until the year is calculated',
  }),
  needsRecalculation: Type.Boolean(),
  statement: Type.Optional(
    Type.Array(StatementFile, {
      description: 'files of the verification that holds for the account; missing if there are none',
    }),
  ),
  customers: Type.Array(AllocationCustomer),
});
export type AllocationOfYear = Static<typeof AllocationOfYear>;

export const AllocationAnswer = Type.Object({ data: AllocationOfYear });
export type AllocationAnswer = Static<typeof AllocationAnswer>;
export const AllocationBasisAnswer = Type.Object({ data: AllocationBasis });
export type AllocationBasisAnswer = Static<typeof AllocationBasisAnswer>;
export const AllocationCustomerAnswer = Type.Object({ data: AllocationCustomer });
export type AllocationCustomerAnswer = Static<typeof AllocationCustomerAnswer>;

export const CustomerParams = Type.Object({
  ...ProjectParams.properties,
  year: Year,
  customerId: Type.Integer({ minimum: 1, maximum: 2147483647 }),
});

const SeenVersion = Type.Optional(Type.Integer({ minimum: 0, maximum: 2147483647 }));
const quantity = Figure('Quantity must be a non-negative number');

export const AllocationBasisBody = Type.Object({
  data: Type.Object({
    method: Type.Optional(AllocationMethod),
    quantity: Type.Optional(quantity),
    unit: Type.Optional(QuantityUnit),
    version: SeenVersion,
  }),
});
export type AllocationBasisBody = Static<typeof AllocationBasisBody>;

const { TurnoverInThsd, TurnoverInThsdUSD, Currency } = UpdateSpendVolumeBody.properties.data.properties;

/** What was sold to a customer; 0 for nothing. */
export const SoldBody = Type.Object({
  data: Type.Object({
    TurnoverInThsd,
    TurnoverInThsdUSD,
    Currency,
    quantity: Type.Optional(quantity),
    version: SeenVersion,
  }),
});
export type SoldBody = Static<typeof SoldBody>;

/** Shares the figure that the caller has seen, or stops sharing. */
export const SharingBody = Type.Object({
  data: Type.Object({
    isShared: Type.Boolean(),
    seen: Type.Optional(
      Type.Object(
        {
          total: orNull(Type.Number()),
          intensity: orNull(Type.Number()),
          boundary: Type.Optional(SharedBoundary),
          verification: Type.Optional(orNull(AccountVerification, 'null if it is not verified')),
        },
        { description: 'the figure to share; 409 FIGURE_CHANGED if it has changed since' },
      ),
    ),
    statement: Type.Optional(
      Type.Array(Type.String({ format: 'uuid' }), {
        ...{ maxItems: 10, uniqueItems: true },
        description:
          "files of the verifier's statement that the customer gets with the figure, by default none; 409 FIGURE_CHANGED if the account is no longer verified or has no such file",
      }),
    ),
  }),
});
export type SharingBody = Static<typeof SharingBody>;
