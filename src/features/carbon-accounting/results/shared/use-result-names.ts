import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmissionResult } from '../../../../../core/contracts/ca-emission-results';
import type { Contribution } from '../../../../../core/contracts/ca-years';
import { otherKey, type Grouping } from './contribution-shares';
import { useActivities, useNames, useSectors, type Names } from '../../shared/use-names';

interface ResultNames {
  contribution: (grouping: Grouping, entry: Contribution) => string;
  /** Subject of a row: a supplier, a sector, an activity, or spend without a sector. */
  row: (row: EmissionResult) => string;
  /** Translates names that the report has in English only. */
  english: (name: string) => string;
  names: Names;
}

/** Names of the subjects of results, in the reader's language. */
export function useResultNames(): ResultNames {
  const { t } = useTranslation('carbon-results');
  const names = useNames();
  const activities = useActivities();
  const sectors = useSectors();
  return useMemo(() => {
    const translations = new Map<string, () => string>();
    for (const { name, activityId } of activities.values())
      translations.set(name, () => names.activity(activityId));
    for (const { name, Scope3SectorId } of sectors.values())
      translations.set(name, () => names.sector(Scope3SectorId));
    const english = (name: string) =>
      name === '' ? t('method.not-allocated') : (translations.get(name)?.() ?? name);
    return {
      names,
      english,
      contribution: (grouping, { key, name }) => {
        if (key === otherKey) return t('contributions.rest');
        if (grouping === 'bySector') return names.sectorOfCode(key, name);
        if (grouping === 'byCountry') return names.country(key);
        return grouping === 'byActivity' ? names.activity(Number(key)) : name || key;
      },
      row: (row) => {
        if (row.scopeDetails === 'not-allocated') return t('method.not-allocated');
        const supplier = row.supplierName || row.supplierIdFrontend;
        if (supplier) return supplier;
        if (row.activityId !== null) return names.activity(row.activityId);
        if (row.scope3SectorCode) return names.sectorOfCode(row.scope3SectorCode, row.scope3SectorName);
        return row.activityName ?? '';
      },
    };
  }, [t, names, activities, sectors]);
}
