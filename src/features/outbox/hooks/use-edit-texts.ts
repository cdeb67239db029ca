import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../../../core/countries/country-name';
import { enumerated, numberFormat } from '../../../../core/i18n/intl';
import { useLocale } from '../../../lib/i18n/use-locale';
import { findEdit, type ComparedValue } from '../../../lib/outbox/edit';
import type { OutboxEntry } from '../../../lib/outbox/entry';

interface EditTexts {
  write: (value: ComparedValue) => string;
  /** The name of an unsent edit. */
  nameOf: (entry: OutboxEntry) => string;
}

export function useEditTexts(): EditTexts {
  const { t } = useTranslation('offline');
  const { locale } = useLocale();
  const write = useCallback(
    function writeValue(value: ComparedValue): string {
      if (typeof value === 'string') return value;
      if (typeof value === 'number') return numberFormat(locale).format(value);
      if ('country' in value) return countryName(value.country, locale);
      if ('list' in value) return enumerated(value.list, locale);
      if ('parts' in value) return value.parts.map(writeValue).join(' / ');
      return t(value.key, value.values ?? {});
    },
    [t, locale],
  );
  const nameOf = useCallback(
    ({ edit, arg }: OutboxEntry) => {
      try {
        const label = findEdit(edit)?.label(arg);
        return label ? write(label) : t('drawer.unknownEdit');
      } catch {
        // The edit is from another version of the app; it can still be discarded.
        return t('drawer.unknownEdit');
      }
    },
    [t, write],
  );
  return { write, nameOf };
}
