import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { alpha2Codes } from '../../../core/countries/alpha-2';
import { collator } from '../../../core/i18n/intl';
import type { ComboOption } from '../../components/form/combo-option';
import { useValueList } from '../../lib/api/value-lists-api';
import { useLocale } from '../../lib/i18n/use-locale';

interface Choices {
  sectors: readonly ComboOption[];
  known: { countries: ReadonlySet<string>; sectors: ReadonlySet<string> };
}

const countryCodes: ReadonlySet<string> = new Set(alpha2Codes);

/** Product groups sorted in the reader's language, and all known codes. */
export function useChoices(): Choices {
  const { t } = useTranslation('sectors');
  const { locale } = useLocale();
  const list = useValueList('app-hotspot-sectors');
  return useMemo(() => {
    const { compare } = collator(locale);
    const sectorCodes = (list ?? []).map(({ code }) => code);
    return {
      sectors: sectorCodes
        .map((code) => ({ value: code, label: t([code], { defaultValue: code }) }))
        .sort((a, b) => compare(a.label, b.label)),
      known: { countries: countryCodes, sectors: new Set(sectorCodes) },
    };
  }, [list, locale, t]);
}
