import { isUuid } from '../records/is-uuid';
import type { OfferedProduct } from '../contracts/ca-offered-products';
import type { ProductFootprint, ProductValues } from '../contracts/ca-products';
import type { PactReceived } from '../contracts/pact-received';
import { cleanText } from '../registration/clean-text';
import { fromPactVerification } from './pact-verification';
import { lastValidDay } from './release';
import type { DeclaredUnit } from '../terms/product-terms';

/** A partner's footprint as the product stores it. */
export interface PartnerFootprint extends Pick<
  OfferedProduct,
  'createdAt' | 'validFrom' | 'validUntil' | 'companyName' | 'values' | 'footprint' | 'verification'
> {
  /** The partner's own. */
  id: string;
  /** By which its buyer knows the product; left out if it names none. */
  customerPartNumber?: string;
  /** Ids of the versions that it replaced. */
  precedingIds: readonly string[];
  isDeprecated: boolean;
  /** Public numbers of the product. */
  numbers: readonly string[];
  /** Public numbers of the company, such as its VAT id. */
  companyNumbers: readonly string[];
}

type Pcf = PactReceived['pcf'];

const units: Readonly<Record<Pcf['declaredUnitOfMeasurement'], DeclaredUnit>> = {
  piece: 'piece',
  kilogram: 'kg',
  liter: 'l',
  'cubic meter': 'm³',
  'square meter': 'm²',
  'kilowatt hour': 'kWh',
  megajoule: 'MJ',
  'ton kilometer': 't km',
  hour: 'hour',
};

/** For a footprint that names no country (CLDR: unknown region). */
const noCountry = 'ZZ';
/** Between the best (1) and the worst (5), for a footprint without a rating. */
const middleQuality = 3;

/**
 * Converts a footprint in the data model of the PACT Technical Specifications, version 3, for the product's
 * calculations.
 *
 * Fossil emissions are taken as stated. Land use is land use change, leakage and fossil emissions of land management,
 * as far as the total has room for them: by the specification the fossil emissions include them, in its own example
 * they do not. The rest of the total is biogenic. Removals, which the total counts as negative, are added to the
 * uptake: here they never lower a footprint.
 *
 * If a member makes no sense, it returns that member instead of a footprint.
 */
export function fromPact(document: PactReceived): { footprint: PartnerFootprint } | { field: string } {
  const { pcf } = document;
  const values = toValues(document);
  if (values.declaredAmount === 0) return { field: 'pcf.declaredUnitAmount' };
  if (values.periodEnd < values.periodStart) return { field: 'pcf.referencePeriodEnd' };
  const limit = lastValidDay(values);
  const verification = fromPactVerification(pcf.verification);
  const [customerPartNumber] = numbersOf(document.productIds.filter(isOfBuyer));
  const stated = document.validityPeriodEnd && dayBefore(document.validityPeriodEnd);
  return {
    footprint: {
      id: document.id.toLowerCase(),
      precedingIds: (document.precedingPfIds ?? []).map((id) => id.toLowerCase()),
      isDeprecated: document.status === 'Deprecated',
      createdAt: new Date(document.created).toISOString(),
      validFrom: dayOf(document.validityPeriodStart ?? pcf.referencePeriodEnd),
      validUntil: stated && stated < limit ? stated : limit,
      companyName: named(document.companyName) || numbersOf(document.companyIds)[0] || document.id,
      numbers: numbersOf(document.productIds),
      companyNumbers: numbersOf(document.companyIds),
      values,
      footprint: toFootprint(pcf),
      ...(verification && { verification }),
      ...(customerPartNumber !== undefined && { customerPartNumber }),
    },
  };
}

const dayOf = (instant: string) => new Date(instant).toISOString().slice(0, 10);
/** Periods in the specification exclude their end instant. */
const dayBefore = (instant: string) => new Date(Date.parse(instant) - 1).toISOString().slice(0, 10);

/** A name in one line, as ours are; empty if nothing of it can be seen. */
const named = (text: string) => cleanText(cleanText(text).slice(0, 200));

function toValues(document: PactReceived): ProductValues {
  const { pcf, productIds, productClassifications = [] } = document;
  const partNumber = partNumberOf(productIds);
  const gtin = productIds.flatMap((urn) => /^urn:gtin:(\d{8,14})$/i.exec(urn)?.[1] ?? [])[0] ?? '';
  const code = (pattern: RegExp) =>
    productClassifications.flatMap((urn) => pattern.exec(urn)?.[1] ?? [])[0] ?? '';
  return {
    name: named(document.productNameCompany) || partNumber || gtin || document.id,
    description: document.productDescription.slice(0, 1000),
    partNumber,
    gtin,
    customsCode: code(/:hs:(\d{1,10})$/i),
    cpc: code(/:un-cpc:(\d{1,5})$/i),
    declaredUnit: units[pcf.declaredUnitOfMeasurement],
    declaredAmount: Number(pcf.declaredUnitAmount),
    mass: Math.max(0, Number(pcf.productMassPerDeclaredUnit)),
    fossilCarbon: Number(pcf.fossilCarbonContent),
    biogenicCarbon: Number(pcf.biogenicCarbonContent ?? 0),
    country: pcf.geographyCountry ?? pcf.geographyCountrySubdivision?.slice(0, 2) ?? noCountry,
    site: pcf.geographyCountrySubdivision ?? pcf.geographyRegionOrSubregion ?? '',
    periodStart: dayOf(pcf.referencePeriodStart),
    periodEnd: dayBefore(pcf.referencePeriodEnd),
    exemptedPercent: percent(pcf.exemptedEmissionsPercent),
    exemptedReason: (pcf.exemptedEmissionsDescription ?? '').slice(0, 1000),
  };
}

const percent = (text: string) => Math.min(100, Math.max(0, Number(text)));

const lastPart = (urn: string) => {
  const part = urn.slice(urn.lastIndexOf(':') + 1);
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The last part of each URN; ids that a system generated are not public numbers. */
function numbersOf(urns: readonly string[]): string[] {
  const numbers = urns.map(lastPart).filter((number) => number !== '' && !isUuid(number));
  return [...new Set(numbers.map((number) => number.slice(0, 100)))];
}

const isOfBuyer = (urn: string) => /:buyer-assigned:/i.test(urn);

/** The supplier's own number, or else the first known number that is neither a GTIN nor the buyer's. */
function partNumberOf(productIds: readonly string[]): string {
  const own = productIds.filter((urn) => /:(part-number|vendor-assigned|supplier-assigned):/i.test(urn));
  const others = productIds.filter((urn) => !/^urn:gtin:/i.test(urn) && !isOfBuyer(urn));
  return numbersOf(own)[0] ?? numbersOf(others)[0] ?? '';
}

function toFootprint(pcf: Pcf): ProductFootprint {
  const numberOrZero = (text: string | undefined) => Number(text ?? 0);
  const total = Number(pcf.pcfExcludingBiogenicUptake);
  const removals =
    numberOrZero(pcf.landManagementBiogenicCO2Removals) + numberOrZero(pcf.technologicalCO2Removals);
  const uptake =
    pcf.biogenicCO2Uptake === undefined
      ? Math.min(0, Number(pcf.pcfIncludingBiogenicUptake) - total)
      : Number(pcf.biogenicCO2Uptake);
  const fossil = Number(pcf.fossilGhgEmissions);
  const change = numberOrZero(pcf.landUseChangeGhgEmissions) + numberOrZero(pcf.landCarbonLeakage);
  const management = numberOrZero(pcf.landManagementFossilGhgEmissions);
  const all = total - removals;
  const isApart = fossil + change + management <= all + 1e-12 * Math.abs(total);
  const landUse = change + (isApart ? management : 0);
  const biogenic = rest(all, fossil + landUse);
  return {
    fossil,
    landUse,
    biogenic,
    uptake: uptake + removals,
    kg: fossil + landUse + biogenic,
    packaging: pcf.packagingGhgEmissions === undefined ? null : Number(pcf.packagingGhgEmissions),
    primaryShare: percent(pcf.primaryDataShare ?? '0'),
    dataQuality: qualityOf(pcf.dqi),
    byKind: [],
    gwp: [...new Set(pcf.ipccCharacterizationFactors)],
    sources: (pcf.secondaryEmissionFactorSources ?? []).map(({ name, version }) => ({
      name: name.slice(0, 200),
      version: version.slice(0, 100),
    })),
  };
}

/** A remainder from decimal rounding counts as 0. */
function rest(total: number, parts: number): number {
  const difference = total - parts;
  return difference > 1e-12 * Math.abs(total) ? difference : 0;
}

function qualityOf(dqi: Pcf['dqi']): number {
  const ratings = [dqi?.technologicalDQR, dqi?.geographicalDQR, dqi?.temporalDQR].flatMap(
    (text) => text ?? [],
  );
  if (ratings.length === 0) return middleQuality;
  const mean = ratings.reduce((sum, text) => sum + Number(text), 0) / ratings.length;
  return Math.min(5, Math.max(1, mean));
}
