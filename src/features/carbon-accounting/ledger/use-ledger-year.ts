import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { alpha2Codes } from '../../../../core/countries/alpha-2';
import { countryName } from '../../../../core/countries/country-name';
import { plainWords } from '../../../../core/invoices/words';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetDistributionsQuery, useGetSpendVolumesQuery, useGetSupplierInputsQuery } from '../api';
import { useCompany } from '../shared/use-company';
import { useSectors } from '../shared/use-names';
import { useGetSuppliersQuery } from '../../../domain/suppliers/suppliers-api';
import { knownSuppliers } from './known-suppliers';
import type { LedgerYear } from './ledger-book';

const none: readonly never[] = [];

/** The existing data of a year. Its turnover is 0 if none is entered in the currency of the books. */
export function useLedgerYear(year: number | undefined): LedgerYear & { isLoaded: boolean } {
  const projectId = useProjectId();
  const { locale } = useLocale();
  const { country } = useCompany();
  const sectors = useSectors();
  const of = projectId === undefined || year === undefined ? skipToken : { projectId, year };
  const { data: spend, isSuccess: hasSpend } = useGetSpendVolumesQuery(of);
  const { data: distributions = none, isSuccess: hasSectors } = useGetDistributionsQuery(of);
  const { data: suppliers = none, isSuccess: hasSuppliers } = useGetSupplierInputsQuery(of);
  // Empty without access to them.
  const { data: chain, isLoading: areOwnComing } = useGetSuppliersQuery(projectId ?? skipToken);
  const known = useMemo(() => knownSuppliers(chain?.suppliers ?? none, suppliers), [chain, suppliers]);
  const own = useMemo(
    () => ({
      permissions: chain?.permissions ?? null,
      invited: new Set(chain?.suppliers.map(({ linkingId }) => linkingId)),
    }),
    [chain],
  );
  const countries = useMemo(() => {
    const named = (language: 'en' | typeof locale) =>
      alpha2Codes.map((code) => [plainWords(countryName(code, language)), code] as const);
    return new Map([
      ...alpha2Codes.map((code) => [code.toLowerCase(), code] as const),
      ...named('en'),
      ...named(locale),
    ]);
  }, [locale]);
  const [volume] = spend ?? [];
  const isLoaded = hasSpend && hasSectors && hasSuppliers && !areOwnComing;
  return useMemo(
    () => ({
      year: year ?? 0,
      turnover: volume?.turnoverInThsd ?? 0,
      currency: volume?.currency ?? '',
      distributions,
      suppliers,
      known,
      chain: own,
      codeOf: (id: number) => sectors.get(id)?.code ?? '',
      countryOf: (text: string) => countries.get(plainWords(text)) ?? country,
      isLoaded,
    }),
    [year, volume, distributions, suppliers, known, own, sectors, countries, country, isLoaded],
  );
}
