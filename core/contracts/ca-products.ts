import { Type, type Static } from 'typebox';
import {
  accountParts,
  allocationKeys,
  assessmentReports,
  declaredUnits,
  figureOrigins,
  lineKinds,
  maxLines,
  productFaultMessages,
  type ProductFault,
} from '../terms/product-terms';
import { ClientId, RecordParams, SeenVersion, Year } from './ca-common';
import { FactorProvenance, ResultNote } from './ca-provenance';
import { CountryCode, Instant, PageMeta } from './common';
import { orNull } from './or-null';

const Text = (maxLength: number, description?: string) =>
  Type.String({ maxLength, ...(description !== undefined && { description }) });
const maxNameLength = 200;
const Day = Type.String({ format: 'date' });
const Id = Type.String({ format: 'uuid' });

/** Where the figure of a line comes from. */
const LineOrigin = Type.Union([
  Type.Object({
    basis: Type.Literal('activity', { description: 'a factor of the tables that the carbon account uses' }),
    activityId: Type.Integer(),
    country: CountryCode,
  }),
  Type.Object({
    basis: Type.Literal('spend', { description: 'the average of a sector; `amount` is money' }),
    sectorId: Type.Integer(),
    country: CountryCode,
  }),
  Type.Object({
    basis: Type.Literal('figure', { description: 'received from a supplier, measured, or from a study' }),
    by: Type.Enum([...figureOrigins]),
    unit: Text(20, 'unit that the emissions refer to'),
    fossil: Type.Number({ description: 'kg CO2e per unit' }),
    landUse: Type.Number({ description: 'kg CO2e per unit' }),
    biogenic: Type.Number({ description: 'kg CO2e of biogenic emissions per unit' }),
    uptake: Type.Number({ description: 'kg CO2 absorbed by biomass per unit, 0 or more' }),
    primaryShare: Type.Number({ description: 'percentage of primary data' }),
    year: Year,
    gwp: Type.Enum([...assessmentReports]),
    source: Text(300, 'supplier, document, verifier'),
    verifiedBy: Type.Optional(Text(200, 'independent third party that has verified the figure')),
    isPartial: Type.Optional(
      Type.Boolean({ description: 'the figure covers only a part of the life cycle from cradle to gate' }),
    ),
    received: Type.Optional(
      Type.Object(
        { productId: Id, releaseId: Id, number: Type.Integer({ minimum: 1, maximum: 2147483647 }) },
        { description: "number of the supplier's release that the figure comes from" },
      ),
    ),
  }),
  Type.Object({
    basis: Type.Literal('product', { description: 'another product of the company' }),
    productId: Id,
  }),
  Type.Object({
    basis: Type.Literal('account', { description: "a share of the site's carbon account: amount / total" }),
    year: Year,
    part: Type.Enum([...accountParts]),
    key: Type.Enum([...allocationKeys]),
    total: Type.Number({ description: 'total of the whole site, in the unit of `amount`' }),
  }),
]);
export type LineOrigin = Static<typeof LineOrigin>;

/** One of the things that one declared unit is made of. */
export const ProductLine = Type.Object({
  id: Id,
  kind: Type.Enum([...lineKinds]),
  name: Text(maxNameLength),
  amount: Type.Number({ description: 'per declared unit of the product' }),
  unit: Text(20),
  origin: LineOrigin,
});
export type ProductLine = Static<typeof ProductLine>;

const StoredLine = Type.Object({
  ...ProductLine.properties,
  version: Type.Integer({ description: 'version of the product when the line was last changed' }),
});
export type StoredLine = Static<typeof StoredLine>;

export const ProductValues = Type.Object({
  name: Text(maxNameLength),
  description: Text(1000),
  partNumber: Text(100, "the company's own part number"),
  gtin: Text(14, 'empty if there is none'),
  customsCode: Text(10, 'code of the Harmonised System or the Combined Nomenclature, digits only'),
  cpc: Text(5, 'code of the UN Central Product Classification, digits only'),
  declaredUnit: Type.Enum([...declaredUnits]),
  declaredAmount: Type.Number({ description: 'amount that the footprint refers to, in the declared unit' }),
  mass: Type.Number({ description: 'kg of the declared amount, without packaging; 0 if it has no mass' }),
  fossilCarbon: Type.Number({ description: 'kg of carbon in the declared amount' }),
  biogenicCarbon: Type.Number({ description: 'kg of carbon in the declared amount' }),
  country: CountryCode,
  site: Text(maxNameLength),
  periodStart: Day,
  periodEnd: Day,
  exemptedPercent: Type.Number({ description: 'estimated percentage of the emissions' }),
  exemptedReason: Text(1000),
});
export type ProductValues = Static<typeof ProductValues>;

/** kg CO2e of the declared amount. */
const emissions = {
  fossil: Type.Number(),
  landUse: Type.Number(),
  biogenic: Type.Number(),
  uptake: Type.Number({ description: '0 or negative' }),
  kg: Type.Number({ description: 'fossil + landUse + biogenic, without uptake' }),
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
  of: orNull(Type.Number({ description: 'total of the whole site; null unless allocated by share' })),
  factor: Type.Number({
    description: 'kg CO2e per unit; for a share of an account, kg CO2e of the whole account',
  }),
  kg: Type.Number(),
  source: orNull(FactorProvenance),
});
export type LineTerm = Static<typeof LineTerm>;

const isPartial = Type.Optional(
  Type.Boolean({
    description:
      'uses an account that does not cover scope 1, scope 2 and purchases, or a figure of only a part of the life cycle from cradle to gate; such a footprint is not used in the accounts of customers',
  }),
);

const LineResult = Type.Object({
  ...emissions,
  terms: Type.Array(LineTerm),
  primaryShare: Type.Number({ description: 'percentage of kg from primary data' }),
  dataQuality: Type.Number({ description: '1 (best) to 5 (worst)' }),
  isPartial,
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
    Type.Number({ description: 'kg CO2e of packaging, included in kg; null without a packaging line' }),
  ),
  primaryShare: Type.Number({ description: 'percentage of kg from primary data' }),
  dataQuality: Type.Number({ description: '1 (best) to 5 (worst), weighted by emissions' }),
  isPartial,
  byKind: Type.Array(Type.Object({ kind: Type.Enum([...lineKinds]), kg: Type.Number() })),
  gwp: Type.Array(Type.String(), { description: 'IPCC assessment reports of the characterisation factors' }),
  sources: Type.Array(Type.Object({ name: Type.String(), version: Type.String() }), {
    description: 'of the secondary emission factors',
  }),
});
export type ProductFootprint = Static<typeof ProductFootprint>;

/** A product with the lines of one declared unit, and their footprint. */
export const Product = Type.Object({
  id: Id,
  ...ProductValues.properties,
  lines: Type.Array(CalculatedLine),
  footprint: Type.Union([ProductFootprint, Type.Null()], {
    description: 'null without lines, or while a line has a fault',
  }),
  valuesVersion: Type.Integer({ description: 'version of the product when its values were last changed' }),
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
  data: Type.Object({ id: ClientId('created by the caller'), ...ProductValues.properties }),
});
export type CreateProductBody = Static<typeof CreateProductBody>;

/** Members that are left out are not changed. A line with a known id is replaced, any other is added. */
export const ChangeProductBody = Type.Object({
  data: Type.Object({
    values: Type.Optional(Type.Partial(ProductValues)),
    lines: Type.Optional(Type.Array(ProductLine, { maxItems: maxLines })),
    replaced: Type.Optional(
      Type.Array(Id, {
        maxItems: maxLines,
        description:
          'ids of `lines` that the product had at `version`; 409 STALE_VERSION instead of adding one that has been removed since',
      }),
    ),
    removed: Type.Optional(Type.Array(Id, { maxItems: maxLines, description: 'ids of the removed lines' })),
    version: SeenVersion,
  }),
});
export type ChangeProductBody = Static<typeof ChangeProductBody>;
