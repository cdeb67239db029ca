import type { ActivityInput, Sector, SectorShare } from '../../../../core/carbon/inputs/year-inputs';
import type { Activity } from '../../../../core/contracts/value-lists';
import { activities, activityCategories, activityFactorKeys } from '../../../../data/activities/activities';
import { isBoughtElectricity } from '../../../../data/activities/activity-group';
import { energyOfActivity } from '../../../../data/factors/activity-energy';
import { countries } from '../../../../data/countries/countries';
import { hotspotSectors } from '../../../../data/hotspot-sectors/hotspot-sectors';
import { prefills } from '../../../../data/prefills/prefills';
import { scope3Sectors, spendCategories } from '../../../../data/scope3-sectors/scope3-sectors';
import { ApiError } from '../../../lib/api-error';

const activitiesById = new Map(activities.map((activity) => [activity.activityId, activity]));
const hotspotsById = new Map<number, { code: string; name: string }>(
  hotspotSectors.map((sector) => [sector.id, sector]),
);
const countryNames = new Map(countries.map(({ code, name }) => [code, name]));
/** Default category of the Corporate Value Chain Standard. */
const purchasedGoods = 1;
const sectorsById = new Map<number, Sector>(
  scope3Sectors.map(({ Scope3SectorId, code, name, hotspotSectorId }) => [
    Scope3SectorId,
    {
      id: Scope3SectorId,
      code,
      name,
      category: spendCategories.get(Scope3SectorId) ?? purchasedGoods,
      hotspotSectorId,
      hotspotSectorCode: hotspotsById.get(hotspotSectorId)?.code ?? '',
      hotspotSectorName: hotspotsById.get(hotspotSectorId)?.name ?? '',
    },
  ]),
);
const scopes = { SCOPE1: 1, SCOPE2: 2, SCOPE3: 3 } as const;

export const scopeOf = ({ dataCollectionSheet }: Activity): 1 | 2 | 3 => scopes[dataCollectionSheet];

export const knownActivityIds: readonly number[] = [...activitiesById.keys()];
export const knownSectorIds: readonly number[] = [...sectorsById.keys()];

export const activityById = (id: number): Activity | undefined => activitiesById.get(id);
export const sectorById = (id: number): Sector | undefined => sectorsById.get(id);
export const sectorCodes: readonly string[] = [...sectorsById.values()].map(({ code }) => code);

const typicalShares = new Map<number, readonly SectorShare[]>(
  prefills.map(({ industryId, spendInputs }) => [
    industryId,
    spendInputs.map(({ scope3SectorId, shareOfInput }) => ({
      code: sectorsById.get(scope3SectorId)?.code ?? '',
      share: shareOfInput,
    })),
  ]),
);

/** Typical purchases of companies of an industry; empty for one without a prefill. */
export const typicalSharesOf = (industryId: number): readonly SectorShare[] =>
  typicalShares.get(industryId) ?? [];
const sectorsByCode = new Map([...sectorsById.values()].map((sector) => [sector.code, sector]));

export const sectorByCode = (code: string): Sector | undefined => sectorsByCode.get(code);
export const isCountry = (code: string) => countryNames.has(code);
export const countryNameOf = (code: string) => countryNames.get(code) ?? code;

/** An activity in the form that a calculation uses. */
export function activityKind({
  activityId,
  dataCollectionSheet,
  requiresExactValueInput,
}: Activity): Pick<ActivityInput, 'scope' | 'category' | 'supply' | 'isExact' | 'energy'> {
  const key = activityFactorKeys.get(activityId);
  return {
    scope: scopes[dataCollectionSheet],
    category: activityCategories.get(activityId) ?? null,
    supply: key !== undefined && isBoughtElectricity(key) ? key : 'own',
    isExact: requiresExactValueInput,
    energy: key === undefined ? null : energyOfActivity(activityId, key),
  };
}

/** Activities that are electricity from the grid, under any contract. */
export const gridElectricityIds: readonly number[] = [...activityFactorKeys]
  .filter(([, key]) => isBoughtElectricity(key))
  .map(([activityId]) => activityId);

/** @throws ApiError 400 */
export function checkSector(id: number): void {
  if (!sectorsById.has(id))
    throw new ApiError(400, 'UNKNOWN_SECTOR', `Scope 3 sector ${id} is not in the list of sectors`);
}

/** @throws ApiError 400 */
export function checkCountry(code: string): string {
  if (!countryNames.has(code))
    throw new ApiError(
      400,
      'UNKNOWN_COUNTRY',
      `"${code.slice(0, 20)}" is not a country code of ISO 3166-1 alpha-2`,
    );
  return code;
}
