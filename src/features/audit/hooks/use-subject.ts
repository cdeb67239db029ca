import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { readSubject } from '../../../../core/audit/subject';
import type { AuditEntry } from '../../../../core/contracts/audit';
import { countryName } from '../../../../core/countries/country-name';
import { useLocale } from '../../../lib/i18n/use-locale';

/** What an entry is about, in the reader's language; names stay as they are. */
export function useSubject(): (entry: Pick<AuditEntry, 'area' | 'subject'>) => string {
  const { t } = useTranslation('account');
  const { locale } = useLocale();
  return useCallback(
    ({ area, subject }) => {
      const named = (key: string, otherwise: string): string =>
        t([key] as never, { defaultValue: otherwise });
      const [, sector, country] = /^([A-Z_]+) ([A-Z]{2})$/.exec(subject) ?? [];
      if (area === 'self-assessment' && sector && country)
        return `${named(`sectors:${sector}`, sector)} · ${countryName(country, locale)}`;
      const coded = area === 'carbon-accounting' ? readSubject(subject) : undefined;
      if (!coded) return subject;
      const { activity, sector: spendSector, type } = coded.values;
      const what =
        activity !== undefined
          ? named(`activities:names.${activity}`, String(activity))
          : spendSector !== undefined
            ? named(`spend-sectors:${spendSector}`, String(spendSector))
            : named(`audit.inputs.${type}`, '');
      return t([`audit.subjects.${coded.code}`] as never, { ...coded.values, what });
    },
    [t, locale],
  );
}
