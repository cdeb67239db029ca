import { useTranslation } from 'react-i18next';
import { collator } from '../../../../core/i18n/intl';
import type { Locale } from '../../../../core/i18n/locales';
import type { ReportValue } from '../../../../core/terms/report-value';
import { ChoiceGroup } from '../../../components/form/choice-group';
import { SelectField } from '../../../components/form/select-field';
import { Button } from '../../../components/ui/button';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useReportContext } from '../hooks/use-report-context';
import { useReportTexts } from '../../../domain/reports/use-report-texts';
import * as styles from './report.module.css';
import type { ValueFieldProps } from './typed-value';

/** Longer lists open in a combobox. */
const maxRadioOptions = 12;

/** Yes or no, one option or several. Saved as soon as it is chosen. */
export function ChosenValue({ place, concept, label, fact, disabled, onEdit }: ValueFieldProps) {
  const { t } = useTranslation('sustainability-report');
  const { save } = useReportContext();
  const { locale } = useLocale();
  const texts = useReportTexts();
  const isBoolean = concept.type === 'boolean';
  const isSet = concept.type === 'enumerationSet';
  const options = isBoolean
    ? ['true', 'false'].map((value) => ({ value, label: t(value === 'true' ? 'field.yes' : 'field.no') }))
    : concept.options.map((value) => ({ value, label: texts.option(concept, value) }));
  const chosen = Array.isArray(fact?.value) ? fact.value : fact === undefined ? [] : [String(fact.value)];
  const store = (value: ReportValue | null) => {
    onEdit?.();
    save.value(place, value);
  };
  if (!isSet && options.length > maxRadioOptions)
    return (
      <SelectField
        label={label}
        value={chosen[0] ?? ''}
        options={[{ value: '', label: t('field.choose') }, ...sorted(options, locale)]}
        disabled={disabled}
        onChange={(value) => store(value === '' ? null : value)}
      />
    );
  return (
    <>
      <ChoiceGroup
        kind={isSet ? 'many' : 'one'}
        label={label}
        value={chosen}
        options={options}
        disabled={disabled}
        onChange={(next) => {
          if (isSet) return store(concept.options.filter((option) => next.includes(option)));
          store(isBoolean ? next[0] === 'true' : (next[0] ?? null));
        }}
      />
      {!isSet && fact?.origin === 'entered' && !disabled && (
        <Button
          size="small"
          variant="quiet"
          flush
          className={styles.clear}
          aria-label={t('field.clearOf', { label })}
          onClick={({ currentTarget }) => {
            // The button disappears with the answer; the focus moves to the first option.
            currentTarget.parentElement?.querySelector('input')?.focus();
            store(null);
          }}
        >
          {t('field.clear')}
        </Button>
      )}
    </>
  );
}

function sorted<Option extends { label: string }>(options: readonly Option[], locale: Locale): Option[] {
  const { compare } = collator(locale);
  return [...options].sort((a, b) => compare(a.label, b.label));
}
