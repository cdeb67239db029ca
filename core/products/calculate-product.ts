import { coversAll } from '../carbon/account/figure-to-share';
import { convertAmount } from '../carbon/inputs/units';
import type { DataQuality } from '../carbon/factors/factor';
import type { LineTerm, ProductFootprint, ProductLine } from '../contracts/ca-products';
import type { ProductContext, ProductInputs, SiteAccount } from './context';
import { timesDeclared } from '../carbon/inputs/declared-units';
import { emissionsOf, sumOfEmissions, times, weightedMean } from './emissions';
import { lineOfActivity, lineOfSpend } from './line-of-activity';
import { distinct, isCounted, type CountedLine, type LineOutcome } from './line-outcome';
import { lineFault, referenceYear } from './rules';
import { lineKinds, type ProductFault } from '../terms/product-terms';

type Of<Basis> = Extract<ProductLine['origin'], { basis: Basis }>;

/** A calculated product: each of its lines, and the total unless a line has a fault. */
export interface CalculatedProduct {
  lines: LineOutcome[];
  footprint: ProductFootprint | null;
}

const verifiedQuality: DataQuality = 1;
const suppliersQuality: DataQuality = 2;
const studysQuality: DataQuality = 3;
const accountsQuality: DataQuality = 2;

/**
 * The footprint of a product's declared amount from cradle to gate (ISO 14067; PACT Methodology, version 3): the sum of
 * its lines, kg CO2e. Nothing is rounded, and the order of lines does not matter.
 */
export function calculateProduct(product: ProductInputs, context: ProductContext): CalculatedProduct {
  const lines = product.lines.map((line) => calculateLine(line, product, context));
  const counted = lines.filter(isCounted);
  if (counted.length === 0 || counted.length < lines.length) return { lines, footprint: null };
  return { lines, footprint: footprintOf(product.lines, counted) };
}

function footprintOf(lines: readonly ProductLine[], outcomes: readonly CountedLine[]): ProductFootprint {
  const byKind = lineKinds.flatMap((kind) => {
    const ofKind = outcomes.filter((_, index) => lines[index]?.kind === kind);
    return ofKind.length === 0 ? [] : [{ kind, kg: sumOfEmissions(ofKind).kg }];
  });
  const gwp = [...new Set(outcomes.flatMap((outcome) => outcome.gwp))].sort();
  return {
    ...sumOfEmissions(outcomes),
    packaging: byKind.find(({ kind }) => kind === 'packaging')?.kg ?? null,
    primaryShare: weightedMean(outcomes.map(({ kg, primaryShare }) => ({ kg, value: primaryShare }))),
    dataQuality: weightedMean(outcomes.map(({ kg, dataQuality }) => ({ kg, value: dataQuality }))),
    ...partial(outcomes.some(({ isPartial }) => isPartial)),
    byKind,
    gwp,
    sources: distinct(outcomes.flatMap(({ sources }) => sources)),
  };
}

function calculateLine(line: ProductLine, product: ProductInputs, context: ProductContext): LineOutcome {
  const fault = lineFault(line, product);
  if (fault) return { fault };
  const { origin } = line;
  const year = referenceYear(product);
  switch (origin.basis) {
    case 'activity':
      return lineOfActivity(line, origin, year, context);
    case 'spend':
      return lineOfSpend(line, origin, year, context);
    case 'figure':
      return lineOfFigure(line, origin);
    case 'product':
      return lineOfProduct(line, origin, product, context);
    case 'account':
      return lineOfAccount(line, origin, context);
  }
}

/** A footprint that was received, measured or taken from a study: amount times kg per unit. */
function lineOfFigure({ amount, unit }: ProductLine, figure: Of<'figure'>): LineOutcome {
  const units = convertAmount({ amount, unit, calorificValue: null }, figure);
  const perUnit = emissionsOf({ ...figure, uptake: -figure.uptake });
  const emissions = times(perUnit, units);
  return {
    ...emissions,
    terms: [
      {
        what: 'figure',
        amount: units,
        unit: figure.unit,
        of: null,
        factor: perUnit.kg,
        kg: emissions.kg,
        source: null,
      },
    ],
    primaryShare: figure.primaryShare,
    dataQuality: figureQuality(figure),
    ...partial(figure.isPartial),
    notes: [],
    gwp: [figure.gwp],
    sources: [],
  };
}

function figureQuality({ by, verifiedBy }: Of<'figure'>): DataQuality {
  if (verifiedBy) return verifiedQuality;
  return by === 'study' ? studysQuality : suppliersQuality;
}

const partial = (isPartial = false) => (isPartial ? { isPartial } : {});

/** Another product as a part: as often as the line contains its declared amount. */
function lineOfProduct(
  { amount, unit }: ProductLine,
  { productId }: Of<'product'>,
  product: ProductInputs,
  context: ProductContext,
): LineOutcome {
  const part = context.product(productId);
  const fault = nestingFault(product.id, productId, part);
  if (fault || !part) return { fault: fault ?? 'PART_MISSING' };
  const often = timesDeclared(amount, unit, part);
  if (Number.isNaN(often)) return { fault: 'UNIT_DOES_NOT_FIT' };
  const { footprint } = calculateProduct(part, context);
  if (!footprint) return { fault: 'PART_INCOMPLETE' };
  const emissions = times(footprint, often);
  return {
    ...emissions,
    terms: [
      {
        what: 'product',
        amount,
        unit,
        of: null,
        factor: emissions.kg / amount,
        kg: emissions.kg,
        source: null,
      },
    ],
    primaryShare: footprint.primaryShare,
    dataQuality: footprint.dataQuality,
    ...partial(footprint.isPartial),
    notes: [],
    gwp: footprint.gwp,
    sources: footprint.sources,
  };
}

/** Parts are nested only one level deep, so cycles are impossible; a cycle still gets its own fault. */
function nestingFault(
  productId: string,
  partId: string,
  part: Pick<ProductInputs, 'lines'> | undefined,
): ProductFault | undefined {
  if (partId === productId) return 'CONTAINS_ITSELF';
  if (!part) return 'PART_MISSING';
  const parts = part.lines.flatMap(({ origin }) => (origin.basis === 'product' ? [origin.productId] : []));
  if (parts.includes(productId)) return 'CONTAINS_ITSELF';
  return parts.length > 0 ? 'NESTED_TOO_DEEP' : undefined;
}

/** Whether the account has figures for what is allocated. */
const coversPart = ({ covers }: SiteAccount, part: Of<'account'>['part']) =>
  part === 'gate' ? coversAll(covers) : covers.scope1 && covers.scope2;

/** A share of the site's account: the product's part of the site's production. */
function lineOfAccount(
  { amount, unit }: ProductLine,
  { year, part, total }: Of<'account'>,
  { account }: ProductContext,
): LineOutcome {
  const site = account(year);
  if (!site) return { fault: 'ACCOUNT_MISSING' };
  const parts = [
    ['scope1', site.scope1],
    ['scope2', site.scope2],
    ['energyUpstream', site.energyUpstream],
    ...(part === 'gate' ? ([['purchases', site.purchases]] as const) : []),
    ['biogenic', site.biogenic],
  ] as const;
  const terms = parts
    .filter(([, kg]) => kg !== 0)
    .map(([what, factor]): LineTerm => ({
      what,
      amount,
      unit,
      of: total,
      factor,
      kg: (amount / total) * factor,
      source: null,
    }));
  const kgOf = (...names: readonly LineTerm['what'][]) =>
    terms.reduce((sum, { what, kg }) => (names.includes(what) ? sum + kg : sum), 0);
  const biogenic = kgOf('biogenic');
  const emissions = emissionsOf({
    fossil: kgOf('scope1', 'scope2', 'energyUpstream', 'purchases'),
    biogenic,
    uptake: -biogenic,
  });
  const sources = part === 'gate' ? [site.energySources, site.purchaseSources] : [site.energySources];
  const own = kgOf('scope1', 'scope2', 'biogenic');
  return {
    ...emissions,
    terms,
    primaryShare: emissions.kg > 0 ? (100 * own) / emissions.kg : 0,
    dataQuality: accountsQuality,
    ...partial(!coversPart(site, part)),
    notes: [],
    gwp: sources.flatMap((each) => each.gwp),
    sources: sources.flatMap((each) => each.sources),
  };
}
