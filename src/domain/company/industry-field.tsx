import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { collator } from '../../../core/i18n/intl';
import { ComboBox } from '../../components/form/combo-box';
import { useSearchWords } from '../../lib/search/use-search-words';
import { useLocale } from '../../lib/i18n/use-locale';
import { useIndustries } from './use-industries';

interface IndustryFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
  onBlur: () => void;
}

function IndustryFieldOf(props: IndustryFieldProps) {
  const { t } = useTranslation('registration');
  const { t: industryName } = useTranslation('industries');
  const { locale } = useLocale();
  const { industries, isFailed, retry } = useIndustries();
  const { wordsFor, isPending, load } = useSearchWords();
  const [isUsed, setUsed] = useState(false);
  const options = useMemo(() => {
    const named = (industries ?? []).map(({ id, code, name }) => ({
      value: String(id),
      label: industryName([code], { defaultValue: name }),
      terms: [code, name, ...wordsFor('industries', code)],
    }));
    if (!isUsed) return named;
    // Sorting by language is too slow for the initial render.
    const { compare } = collator(locale);
    return named.sort((a, b) => compare(a.label, b.label));
  }, [industries, isUsed, locale, industryName, wordsFor]);
  return (
    <ComboBox
      {...props}
      label={t('fields.industryId')}
      placeholder={t('fields.selectIndustry')}
      emptyText={industries ? t('fields.noIndustry') : t('fields.industriesLoading')}
      search="anywhere"
      required
      options={options}
      failure={
        isFailed
          ? { text: t('fields.industriesFailed'), retryText: t('fields.industriesRetry'), retry }
          : undefined
      }
      isPending={isPending || (!industries && !isFailed)}
      onFocus={() => {
        load();
        setUsed(true);
      }}
    />
  );
}

/**
 * An industry of the value list, with the registration texts. Memoised, so that keystrokes in other fields do not
 * render it.
 */
export const IndustryField = memo(IndustryFieldOf);
