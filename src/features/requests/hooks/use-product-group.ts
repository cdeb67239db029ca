import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { countryName } from '../../../../core/countries/country-name';
import { useLocale } from '../../../lib/i18n/use-locale';

export interface ProductGroup {
  sector: string;
  country: string;
}

/** Names a request's sector and country in the reader's language; a code without a name is shown as it is. */
export function useProductGroup(): (request: CustomerRequest) => ProductGroup {
  const { t } = useTranslation('sectors');
  const { locale } = useLocale();
  return useCallback(
    ({ RequestedSector, RequestedCountry }) => ({
      sector: t([RequestedSector], { defaultValue: RequestedSector }),
      country: countryName(RequestedCountry, locale),
    }),
    [t, locale],
  );
}
