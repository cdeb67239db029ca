import type { ProductRelease } from '../contracts/ca-product-releases';
import type { PactFootprint } from '../contracts/pact';
import { numberFormat } from '../i18n/intl';
import { toPactVerification } from './pact-verification';
import { lineKinds, type DeclaredUnit, type LineKind } from '../terms/product-terms';

type Pcf = PactFootprint['pcf'];

const specVersion = '3.0.3';

/** Names in the specification, with the conversion from our units. */
const units: Readonly<Record<DeclaredUnit, readonly [Pcf['declaredUnitOfMeasurement'], number]>> = {
  piece: ['piece', 1],
  kg: ['kilogram', 1],
  t: ['kilogram', 1000],
  l: ['liter', 1],
  'm³': ['cubic meter', 1],
  'm²': ['square meter', 1],
  kWh: ['kilowatt hour', 1],
  MJ: ['megajoule', 1],
  't km': ['ton kilometer', 1],
  hour: ['hour', 1],
};

const kindNames: Readonly<Record<LineKind, string>> = {
  material: 'Materials',
  part: 'Bought parts',
  energy: 'Energy',
  process: 'Processes',
  packaging: 'Packaging',
  transport: 'Transport to the gate',
};

const plain = numberFormat('en', { useGrouping: false, maximumSignificantDigits: 15 });

/** A number in the specification's notation: digits and a point, never an exponent. */
export const toDecimal = (value: number): string => plain.format(value === 0 ? 0 : value);

const startOf = (day: string) => `${day}T00:00:00Z`;

/** The specification's periods exclude their end instant; ours include the last day. */
function endOf(day: string): string {
  const next = new Date(startOf(day));
  next.setUTCDate(next.getUTCDate() + 1);
  return startOf(next.toISOString().slice(0, 10));
}

/**
 * A release in the data model of the PACT Technical Specifications, version 3. Names of lines are not included: what a
 * product is made of is its maker's own business; the kinds of processes that were counted are included.
 */
export function toPact(release: ProductRelease): PactFootprint {
  const { id, values, issuer, companyId, companyName, precedingIds, createdAt } = release;
  const urn = (kind: string, name: string | number) =>
    `urn:pact:${issuer}:${kind}:${encodeURIComponent(name)}`;
  const classifications = [
    ...(values.cpc ? [`urn:pact:productclassification:un-cpc:${values.cpc}`] : []),
    ...(values.customsCode ? [`urn:pact:productclassification:hs:${values.customsCode}`] : []),
  ];
  return {
    id,
    specVersion,
    ...(precedingIds.length > 0 && { precedingPfIds: [...precedingIds] }),
    created: createdAt,
    status: release.deprecatedAt === null ? 'Active' : 'Deprecated',
    validityPeriodStart: startOf(release.validFrom),
    validityPeriodEnd: endOf(release.validUntil),
    companyName,
    companyIds: [urn('company-id', companyId)],
    productDescription: values.description,
    productIds: [
      urn('product-id', release.productId),
      ...(values.partNumber ? [urn('part-number', values.partNumber)] : []),
      ...(values.gtin ? [`urn:gtin:${values.gtin}`] : []),
    ],
    ...(classifications.length > 0 && { productClassifications: classifications }),
    productNameCompany: values.name,
    pcf: toPcf(release),
  };
}

function toPcf({ values, footprint, lines, verification }: ProductRelease): Pcf {
  const [declaredUnitOfMeasurement, size] = units[values.declaredUnit];
  const { kg, fossil, landUse, uptake, packaging, gwp, sources } = footprint;
  const reports = [...new Set(gwp)].filter((report) => /^AR\d+$/.test(report));
  const kinds = lineKinds.filter((kind) => lines.some((line) => line.kind === kind));
  const keys = new Set(lines.flatMap(({ origin }) => (origin.basis === 'account' ? [origin.key] : [])));
  return {
    declaredUnitOfMeasurement,
    declaredUnitAmount: toDecimal(values.declaredAmount * size),
    productMassPerDeclaredUnit: toDecimal(values.mass),
    referencePeriodStart: startOf(values.periodStart),
    referencePeriodEnd: endOf(values.periodEnd),
    geographyCountry: values.country,
    boundaryProcessesDescription: `${footprint.isPartial ? 'Part of the life cycle from cradle to gate' : 'Cradle to gate'}: ${kinds.map((kind) => kindNames[kind].toLowerCase()).join(', ')}`,
    pcfExcludingBiogenicUptake: toDecimal(kg),
    pcfIncludingBiogenicUptake: toDecimal(kg + uptake),
    fossilCarbonContent: toDecimal(values.fossilCarbon),
    biogenicCarbonContent: toDecimal(values.biogenicCarbon),
    fossilGhgEmissions: toDecimal(fossil),
    landUseChangeGhgEmissions: toDecimal(landUse),
    biogenicCO2Uptake: toDecimal(uptake),
    packagingEmissionsIncluded: packaging !== null,
    ...(packaging !== null && { packagingGhgEmissions: toDecimal(packaging) }),
    ccsTechnologicalCO2CaptureIncluded: false,
    // If every factor is for CO2 alone, any report's potential is right.
    ipccCharacterizationFactors: reports.length > 0 ? reports : ['AR6'],
    crossSectoralStandards: ['ISO14067', 'PACT-3.0'],
    exemptedEmissionsPercent: toDecimal(values.exemptedPercent),
    exemptedEmissionsDescription: values.exemptedReason,
    ...(keys.size > 0 && {
      allocationRulesDescription: `Shares of the site's account by ${[...keys].join(', ')}`,
    }),
    ...(sources.length > 0 && { secondaryEmissionFactorSources: sources }),
    primaryDataShare: toDecimal(footprint.primaryShare),
    ...(verification && { verification: toPactVerification(verification) }),
  };
}
