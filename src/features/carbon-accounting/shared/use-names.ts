import { weakMapMemoize } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { levelKey } from '../../../../core/carbon/factors/level-key';
import { countryName } from '../../../../core/countries/country-name';
import type { Activity, Scope3Sector } from '../../../../core/contracts/value-lists';
import type { OwnActivity } from '../../../../core/contracts/ca-own-activities';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetOwnActivitiesQuery } from '../api';
import { useValueList } from '../../../lib/api/value-lists-api';
import { useLocale } from '../../../lib/i18n/use-locale';

export interface Names {
  activity: (id: number) => string;
  /** The three levels above an activity, broadest first. */
  levels: (activity: Activity) => [string, string, string];
  unit: (unit: string) => string;
  /** A factor's unit as published, with subscripts in its formula. */
  factorUnit: (unit: string) => string;
  sector: (id: number) => string;
  sectorOfCode: (code: string, english?: string | null) => string;
  country: (code: string) => string;
}

/** Names of value list entries in the reader's language, or in English if there is no translation. */
export function useNames(): Names {
  const { t: ofActivity } = useTranslation('activities');
  const { t: ofSector } = useTranslation('spend-sectors');
  const { locale } = useLocale();
  const activities = useActivities();
  const own = useOwnActivities();
  const sectors = useSectors();
  return useMemo(() => {
    const ownNames = new Map(own.map(({ activityId, names }) => [activityId, names[locale]]));
    const level = weakMapMemoize((english: string) =>
      ofActivity([`levels.${levelKey(english)}`], { defaultValue: english, nsSeparator: false }),
    );
    const sectorOfCode = (code: string, english?: string | null) =>
      ofSector([code], { defaultValue: english ?? code });
    return {
      // A year can have thousands of records, and far fewer activities.
      activity: weakMapMemoize(
        (id: number) =>
          ownNames.get(id) ??
          ofActivity([`names.${id}`], { defaultValue: activities.get(id)?.name ?? String(id) }),
      ),
      levels: ({ hierarchyLevel1, hierarchyLevel2, hierarchyLevel3 }) => [
        level(hierarchyLevel1),
        level(hierarchyLevel2),
        level(hierarchyLevel3),
      ],
      unit: weakMapMemoize((unit) => ofActivity([`units.${unit}`], { defaultValue: unit })),
      factorUnit: (unit) => unit.replace('CO2', 'CO₂'),
      sector: weakMapMemoize((id: number) => {
        const sector = sectors.get(id);
        return sector ? sectorOfCode(sector.code, sector.name) : String(id);
      }),
      sectorOfCode,
      country: (code) => countryName(code, locale),
    };
  }, [ofActivity, ofSector, locale, activities, own, sectors]);
}

/** Activities by id: those of the product and the operator's own. */
export function useActivities(): ReadonlyMap<number, Activity> {
  return activitiesById(useValueList('ca-activities-list'), useOwnActivities());
}

/** Many components of a page use the same lists. */
const activitiesById = weakMapMemoize(
  (list: readonly Activity[] = [], own: readonly OwnActivity[]): ReadonlyMap<number, Activity> =>
    new Map([...list, ...own].map((activity) => [activity.activityId, activity])),
);

const sectorsById = weakMapMemoize(
  (list: readonly Scope3Sector[] = []): ReadonlyMap<number, Scope3Sector> =>
    new Map(list.map((sector) => [sector.Scope3SectorId, sector])),
);

const none: readonly OwnActivity[] = [];

/** The operator's own activities, with their names in all languages. */
export function useOwnActivities(): readonly OwnActivity[] {
  const projectId = useProjectId();
  return useGetOwnActivitiesQuery(projectId ?? skipToken).data ?? none;
}

/** Spend sectors by id. */
export function useSectors(): ReadonlyMap<number, Scope3Sector> {
  return sectorsById(useValueList('ca-scope3-sectors'));
}
