import type {
  ActivityInput,
  DistributionInput,
  SpendInput,
  SupplierShareInput,
  YearInputs,
} from '../../../../core/carbon/inputs/year-inputs';
import type { SpendDistribution } from '../../../../core/contracts/ca-spend-distributions';
import type { SpendVolume } from '../../../../core/contracts/ca-spend-volumes';
import type { Queryable } from '../../../lib/database';
import { findLinkings, type SegmentPerformances } from '../suppliers/linkings';
import { findOfferedOf } from '../suppliers/products-repository';
import { findAmounts, findShares } from './load-year-repository';
import { sectorById, sectorCodes, typicalSharesOf } from '../records/reference-data';
import type { ActivityCatalog } from '../records/activity-catalog';
import { findBook } from '../factors/factor-books';
import { conversionOf } from '../spend/read-turnover';
import { distributionTable } from '../spend/distributions-repository';
import { spendVolumeTable } from '../spend/volumes-repository';
import { findHome } from '../years/repository';

/** All inputs of a year's calculation; items that are no longer in any list are left out. */
export async function loadYear(
  tx: Queryable,
  { projectId, year }: { projectId: number; year: number },
  performances: SegmentPerformances,
): Promise<YearInputs> {
  const { activities } = await findBook(tx, projectId);
  const amounts = await findAmounts(tx, projectId, year);
  const [spend] = await spendVolumeTable.findAllOfYear(tx, projectId, year);
  const distributions = await distributionTable.findAllOfYear(tx, projectId, year);
  const shares = await findShares(tx, projectId, year);
  const supplierIds = shares.map(({ supplierId }) => supplierId);
  const linkings = await findLinkings(tx, { projectId, year }, supplierIds, performances);
  const productIds = shares.flatMap(({ productId }) => productId ?? []);
  const offered = await findOfferedOf(tx, projectId, productIds);
  const { country, industryId } = await findHome(tx, projectId);
  return {
    year,
    homeCountry: country,
    typicalShares: typicalSharesOf(industryId),
    allSectors: sectorCodes,
    activities: amounts.flatMap((row) => toActivity(row, activities)),
    spend: spend && toSpend(spend),
    distributions: distributions.flatMap(toDistribution),
    supplierInputs: shares.map((row) => toSupplierInput(row, linkings, offered)),
  };
}

function toActivity(
  {
    supplierFactor,
    electricitySupplier,
    renewableShare,
    ...row
  }: Awaited<ReturnType<typeof findAmounts>>[number],
  activities: ActivityCatalog,
): ActivityInput[] {
  const activity = activities.find(row.activityId);
  if (!activity) return [];
  const input = { ...row, ...activities.kindOf(activity), name: activity.name, unit: activity.unit };
  if (input.supply !== 'tariff') return [input];
  const renewablePart = (renewableShare ?? 0) / 100;
  return [
    {
      ...input,
      tariff: { supplierFactor, electricitySupplier, renewableShare },
      energy: input.energy && { ...input.energy, renewablePart },
    },
  ];
}

function toSupplierInput(
  {
    productId,
    productQuantity: quantity,
    productUnit: unit,
    productShare: share,
    ...row
  }: Awaited<ReturnType<typeof findShares>>[number],
  linkings: Awaited<ReturnType<typeof findLinkings>>,
  offered: Awaited<ReturnType<typeof findOfferedOf>>,
): SupplierShareInput {
  const input = { ...row, linking: linkings.get(row.supplierId) };
  if (productId === null || quantity === null || unit === null || share === null) return input;
  return { ...input, product: { quantity, unit, share, offered: offered.get(productId) } };
}

/** Rates and prices may have been updated since the turnover was entered: a calculation converts it again. */
function toSpend(volume: SpendVolume): SpendInput {
  const { turnoverInThsdUSD, spendShareOfTurnover } = volume;
  const conversion = conversionOf(volume);
  if (!conversion) return { turnoverInThsdUSD, spendShareOfTurnover };
  const { turnoverInThsdUSD: converted, ...money } = conversion;
  return { turnoverInThsdUSD: converted, spendShareOfTurnover, money };
}

function toDistribution({ id, scope3SectorId, shareOfInput }: SpendDistribution): DistributionInput[] {
  const sector = sectorById(scope3SectorId);
  return sector ? [{ id, sector, shareOfInput }] : [];
}
