import { Type, type Static } from 'typebox';
import {
  accountParts,
  allocationKeys,
  assessmentReports,
  declaredUnits,
  figureOrigins,
  lineKinds,
  productFaultMessages,
  type ProductFault,
} from '../products/terms';
import { ClientId, RecordParams, SeenVersion, Year } from './ca-common';
import { FactorProvenance, ResultNote } from './ca-provenance';
import { CountryCode, Instant, PageMeta } from './common';

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
const Text = (maxLength: number, description?: string) =>
  Type.String({ maxLength, ...(description !== undefined && { description }) });
const longestName = 200;
const Day = Type.String({ format: 'date' });
const Id = Type.String({ format: 'uuid' });

/** Where the figure of a line comes from. */
const LineOrigin = Type.Union([
  Type.Object({
    basis: Type.Literal('activity', { description: 'a factor of the tables that the account uses' }),
    activityId: Type.Integer(),
    country: CountryCode,
  }),
  Type.Object({
    basis: Type.Literal('spend', { description: 'the average of a sector; the amount is money' }),
    sectorId: Type.Integer(),
    country: CountryCode,
  }),
  Type.Object({
    basis: Type.Literal('figure', { description: 'received from a supplier, measured, or of a study' }),
    by: Type.Enum([...figureOrigins]),
    unit: Text(20, 'that the emissions are per one of'),
    fossil: Type.Number({ description: 'kg CO2e per unit' }),
    landUse: Type.Number({ description: 'kg CO2e per unit' }),
    biogenic: Type.Number({ description: 'kg CO2e per unit, biogenic emissions' }),
    uptake: Type.Number({ description: 'kg CO2 per unit that biomass has taken up, not negative' }),
    primaryShare: Type.Number({ description: 'percent' }),
    year: Year,
    gwp: Type.Enum([...assessmentReports]),
    source: Text(300, 'supplier, document, verifier'),
    received: Type.Optional(
      Type.Object(
        { productId: Id, releaseId: Id, number: Type.Integer({ minimum: 1, maximum: 2147483647 }) },
        { description: 'the release that a supplier offered, whose figure this is' },
      ),
    ),
  }),
  Type.Object({
    basis: Type.Literal('product', { description: 'another product of the company' }),
    productId: Id,
  }),
  Type.Object({
    basis: Type.Literal('account', { description: "a share of the site's account: amount / total" }),
    year: Year,
    part: Type.Enum([...accountParts]),
    key: Type.Enum([...allocationKeys]),
    total: Type.Number({ description: 'of the whole site, in the unit of the amount' }),
  }),
]);
export type LineOrigin = Static<typeof LineOrigin>;

/** One of the things that one declared unit is made of. */
export const ProductLine = Type.Object({
  id: Id,
  kind: Type.Enum([...lineKinds]),
  name: Text(longestName),
  amount: Type.Number({ description: 'per declared unit' }),
  unit: Text(20),
  origin: LineOrigin,
});
export type ProductLine = Static<typeof ProductLine>;

const StoredLine = Type.Object({
  ...ProductLine.properties,
  version: Type.Integer({ description: 'of the product when the line was changed last' }),
});
export type StoredLine = Static<typeof StoredLine>;

export const ProductValues = Type.Object({
  name: Text(longestName),
  description: Text(1000),
  partNumber: Text(100, 'own'),
  gtin: Text(14, 'empty for none'),
  customsCode: Text(10, 'digits of the Harmonised System or the Combined Nomenclature'),
  cpc: Text(5, 'digits of the UN Central Product Classification'),
  declaredUnit: Type.Enum([...declaredUnits]),
  declaredAmount: Type.Number({ description: 'that the footprint is for, in the declared unit' }),
  mass: Type.Number({ description: 'kg of the declared amount, without packaging; 0 for what has none' }),
  fossilCarbon: Type.Number({ description: 'kg of carbon in the declared amount' }),
  biogenicCarbon: Type.Number({ description: 'kg of carbon in the declared amount' }),
  country: CountryCode,
  site: Text(longestName),
  periodStart: Day,
  periodEnd: Day,
  exemptedPercent: Type.Number({ description: 'of the emissions, estimated' }),
  exemptedReason: Text(1000),
});
export type ProductValues = Static<typeof ProductValues>;

/** kg CO2e of the declared amount. */
const emissions = {
  fossil: Type.Number(),
  landUse: Type.Number(),
  biogenic: Type.Number(),
  uptake: Type.Number({ description: 'not positive' }),
  kg: Type.Number({ description: 'without uptake: fossil + landUse + biogenic' }),
};

/** One step of a line's sum: `amount / of * factor = kg`. */
const LineTerm = Type.Object({
  what: Type.Enum([
    'use',
    'upstream',
    'biogenic',
    'spend',
    'figure',
    'product',
    'scope1',
    'scope2',
    'energyUpstream',
    'purchases',
  ]),
  amount: Type.Number(),
  unit: Type.String(),
  of: orNull(Type.Number({ description: 'of the whole site; null where nothing is shared out' })),
  factor: Type.Number({ description: 'kg CO2e per unit; of an account the kg of the whole' }),
  kg: Type.Number(),
  source: orNull(FactorProvenance),
});
export type LineTerm = Static<typeof LineTerm>;

const LineResult = Type.Object({
  ...emissions,
  terms: Type.Array(LineTerm),
  primaryShare: Type.Number({ description: 'percent of kg' }),
  dataQuality: Type.Number({ description: '1 is best, 5 is worst' }),
  notes: Type.Array(ResultNote),
});
export type LineResult = Static<typeof LineResult>;

const Fault = Type.Enum(Object.keys(productFaultMessages) as ProductFault[]);

export const CalculatedLine = Type.Object({
  ...StoredLine.properties,
  result: orNull(LineResult),
  fault: orNull(Fault),
});
export type CalculatedLine = Static<typeof CalculatedLine>;

/** Cradle to gate, of the declared amount. */
export const ProductFootprint = Type.Object({
  ...emissions,
  packaging: orNull(
    Type.Number({ description: 'kg CO2e of packaging, a part of kg; null without a line of it' }),
  ),
  primaryShare: Type.Number({ description: 'percent of kg' }),
  dataQuality: Type.Number({ description: 'weighted by emissions, 1 is best' }),
  byKind: Type.Array(Type.Object({ kind: Type.Enum([...lineKinds]), kg: Type.Number() })),
  gwp: Type.Array(Type.String(), { description: 'assessment reports of the characterisation factors' }),
  sources: Type.Array(Type.Object({ name: Type.String(), version: Type.String() }), {
    description: 'of secondary factors',
  }),
});
export type ProductFootprint = Static<typeof ProductFootprint>;

/** A product with the lines of one declared unit, and their footprint. */
export const Product = Type.Object({
  id: Id,
  ...ProductValues.properties,
  lines: Type.Array(CalculatedLine),
  footprint: Type.Union([ProductFootprint, Type.Null()], {
    description: 'null without lines, and as long as one of them has a fault',
  }),
  valuesVersion: Type.Integer({ description: 'of the product when its values were changed last' }),
  version: Type.Integer(),
  updatedAt: Instant,
});
export type Product = Static<typeof Product>;

export const ProductAnswer = Type.Object({ data: Product });
export type ProductAnswer = Static<typeof ProductAnswer>;
export const ProductList = Type.Object({ data: Type.Array(Product), meta: PageMeta });
export type ProductList = Static<typeof ProductList>;
export const ProductParams = RecordParams;

export const CreateProductBody = Type.Object({
  data: Type.Object({ id: ClientId('made by the caller'), ...ProductValues.properties }),
});
export type CreateProductBody = Static<typeof CreateProductBody>;

/** Members that are left out are not changed. A line with a known id is replaced, any other is added. */
export const ChangeProductBody = Type.Object({
  data: Type.Object({
    values: Type.Optional(Type.Partial(ProductValues)),
    lines: Type.Optional(Type.Array(ProductLine, { maxItems: 300 })),
    removed: Type.Optional(Type.Array(Id, { maxItems: 300, description: 'ids of lines' })),
    version: SeenVersion,
  }),
});
export type ChangeProductBody = Static<typeof ChangeProductBody>;
