import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { alpha2Codes } from '../../../../core/countries/alpha-2';
import { countryName } from '../../../../core/countries/country-name';
import { collator } from '../../../../core/i18n/intl';
import type { ComboOption } from '../../../components/form/combo-match';
import { useValueList } from '../../../lib/api/value-lists-api';
import { useLocale } from '../../../lib/i18n/use-locale';

interface Choices {
  countries: readonly ComboOption[];
  sectors: readonly ComboOption[];
  known: { countries: ReadonlySet<string>; sectors: ReadonlySet<string> };
}

const countryCodes: ReadonlySet<string> = new Set(alpha2Codes);

/** Countries and product groups in the order of the reader's language. */
export function useChoices(): Choices {
  const { t } = useTranslation('sectors');
  const { locale } = useLocale();
  const list = useValueList('app-hotspot-sectors');
  return useMemo(() => {
    const { compare } = collator(locale);
    const inOrder = (options: ComboOption[]) => options.sort((a, b) => compare(a.label, b.label));
    const sectorCodes = (list ?? []).map(({ code }) => code);
    return {
      countries: inOrder(
        alpha2Codes.map((code) => ({ value: code, label: countryName(code, locale), terms: [code] })),
      ),
      sectors: inOrder(
        sectorCodes.map((code) => ({ value: code, label: t([code], { defaultValue: code }), terms: [code] })),
      ),
      known: { countries: countryCodes, sectors: new Set(sectorCodes) },
    };
  }, [list, locale, t]);
}
