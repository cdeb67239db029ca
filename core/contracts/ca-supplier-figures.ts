import { Type, type Static } from 'typebox';
import { figureMethods, formerProductMethod } from '../terms/figure-methods';
import { Year } from './ca-common';
import { Instant, ProjectParams } from './common';
import { orNull } from './or-null';

const FigureMethod = Type.Enum([...figureMethods]);

export const FigureOption = Type.Object({
  method: FigureMethod,
  kg: Type.Number({ description: 'kg CO2e of the row if this method is used' }),
});
export type FigureOption = Static<typeof FigureOption>;

/** The footprint that a quantity was multiplied with, as it was at the time. */
export const UsedProduct = Type.Object({
  productId: Type.String({ format: 'uuid' }),
  releaseId: Type.String({ format: 'uuid' }),
  number: Type.Integer({ description: 'number of the release' }),
  name: Type.String(),
  partNumber: Type.String(),
  periodEnd: Type.String({ format: 'date', description: 'last day of the reference period' }),
  primaryShare: Type.Number({ description: 'percentage of the footprint from primary data' }),
  verifiedBy: Type.Optional(Type.String({ description: 'third party that has verified the footprint' })),
  quantity: Type.Number(),
  unit: Type.String({ description: 'unit of `quantity`' }),
  kgPerUnit: Type.Number({
    description: 'kg CO2e per unit; multiplied by `quantity`, the emissions of the row',
  }),
});
export type UsedProduct = Static<typeof UsedProduct>;

/** The figure used for a purchase from a supplier that shares figures, and the alternatives. */
export const UsedFigures = Type.Object({
  linkingId: Type.String({ format: 'uuid' }),
  company: Type.Integer(),
  year: orNull(Type.Integer({ description: 'year of the figure; null if none could be used' })),
  sharedAt: orNull(Instant),
  isChosen: Type.Boolean({ description: 'whether a person chose it' }),
  options: Type.Array(FigureOption, { description: 'best first' }),
  product: Type.Optional(UsedProduct),
});
export type UsedFigures = Static<typeof UsedFigures>;

/** As part of a result row. */
export const ResultFigures = Type.Object({
  ...Type.Omit(UsedFigures, ['company']).properties,
  isShared: Type.Boolean({ description: 'whether the supplier still shares figures for that year' }),
});
export type ResultFigures = Static<typeof ResultFigures>;

/** The figure a person has chosen for a supplier and a year; null: the best available. */
export const FigureChoice = Type.Object({
  linkingId: Type.String({ format: 'uuid' }),
  method: orNull(FigureMethod),
  version: Type.Integer({ description: '0 until a figure is chosen' }),
});
export type FigureChoice = Static<typeof FigureChoice>;

export const FigureChoiceList = Type.Object({ data: Type.Array(FigureChoice) });
export type FigureChoiceList = Static<typeof FigureChoiceList>;
export const FigureChoiceAnswer = Type.Object({ data: FigureChoice });
export type FigureChoiceAnswer = Static<typeof FigureChoiceAnswer>;

export const FigureChoiceParams = Type.Object({
  ...ProjectParams.properties,
  year: Year,
  linkingId: Type.String({ format: 'uuid', errorMessage: 'Linking id is required and must be a UUID' }),
});

export const FigureChoiceBody = Type.Object({
  data: Type.Object({
    method: orNull(
      Type.Enum([...figureMethods, formerProductMethod], {
        description: `${formerProductMethod} is the former name of supplier-specific`,
      }),
    ),
    version: Type.Optional(Type.Integer({ minimum: 0, maximum: 2147483647 })),
  }),
});
export type FigureChoiceBody = Static<typeof FigureChoiceBody>;
