import { Type, type Static, type TSchema } from 'typebox';
import type { PageMeta } from './common';

/** Read-only reference data. Names are English; the PWA translates by code. */
export const Country = Type.Object({
  id: Type.Integer(),
  countryId: Type.Integer({ description: 'ISO 3166-1 numeric' }),
  code: Type.String({ description: 'ISO 3166-1 alpha-2' }),
  name: Type.String(),
  isActive: Type.Boolean(),
});
export type Country = Static<typeof Country>;

export const HotspotSector = Type.Object({
  id: Type.Integer(),
  code: Type.String(),
  name: Type.String(),
  friendlyName: Type.String(),
});
export type HotspotSector = Static<typeof HotspotSector>;

export const RegistrationIndustry = Type.Object({
  id: Type.Integer(),
  code: Type.String(),
  name: Type.String(),
});
export type RegistrationIndustry = Static<typeof RegistrationIndustry>;

export const Scope3Sector = Type.Object({
  id: Type.Integer(),
  Scope3SectorId: Type.Integer(),
  code: Type.String(),
  name: Type.String(),
  hotspotSectorId: Type.Integer(),
  isActive: Type.Boolean(),
  includedInFreeVersion: Type.Boolean(),
});
export type Scope3Sector = Static<typeof Scope3Sector>;

export const Activity = Type.Object({
  id: Type.Integer(),
  activityId: Type.Integer(),
  name: Type.String(),
  unit: Type.String(),
  calorificValues: Type.Union(
    [
      Type.Object({
        perM3: Type.Union([Type.Number(), Type.Null()]),
        perKg: Type.Union([Type.Number(), Type.Null()]),
      }),
      Type.Null(),
    ],
    {
      description:
        'of a gas: kWh per m³ and per kg, null if the bill must state it; null if no such conversion applies',
    },
  ),
  takesSupplierFactor: Type.Boolean({
    description: 'whether a record can state the emission factor of the electricity supplier',
  }),
  dataCollectionSheet: Type.Enum(['SCOPE1', 'SCOPE2', 'SCOPE3']),
  hierarchyLevel1: Type.String(),
  hierarchyLevel2: Type.String(),
  hierarchyLevel3: Type.String(),
  isActive: Type.Boolean(),
  includedInFreeVersion: Type.Boolean(),
  requiresExactValueInput: Type.Boolean(),
});
export type Activity = Static<typeof Activity>;

/** A typical distribution of an industry's spend, as a starting point. Shares are percentages. */
export const Prefill = Type.Object({
  id: Type.Integer(),
  industryId: Type.Integer(),
  industryName: Type.String(),
  spendVolumeShare: Type.Number({ description: 'purchases as a percentage of turnover' }),
  spendInputs: Type.Array(
    Type.Object({
      scope3SectorId: Type.Integer(),
      shareOfInput: Type.Number({ description: 'percentage of all purchases' }),
    }),
  ),
});
export type Prefill = Static<typeof Prefill>;

/**
 * The items of each list, by its path below `/api/`. Written as types: derived from a schema by name, the compiler
 * would compare them all.
 */
interface ValueListItems {
  'app-countries': Country;
  'app-hotspot-sectors': HotspotSector;
  'app-registration-industries': RegistrationIndustry;
  'ca-scope3-sectors': Scope3Sector;
  'ca-activities-list': Activity;
  'ca-prefills-list': Prefill;
}
export type ValueListName = keyof ValueListItems;
export type ValueListItem<Name extends ValueListName> = ValueListItems[Name];

/** The schema of the items of each list. */
export const valueLists = {
  'app-countries': Country,
  'app-hotspot-sectors': HotspotSector,
  'app-registration-industries': RegistrationIndustry,
  'ca-scope3-sectors': Scope3Sector,
  'ca-activities-list': Activity,
  'ca-prefills-list': Prefill,
} as const satisfies Record<ValueListName, TSchema>;
export interface ValueListPage<Name extends ValueListName> {
  data: ValueListItem<Name>[];
  meta: Static<typeof PageMeta>;
}
