import { useTranslation } from 'react-i18next';
import { localeNames, locales } from '../../../../core/i18n/locales';
import { localDay } from '../../../../core/dates/local-day';
import { ComboBox } from '../../../components/form/combo-box';
import { SelectField } from '../../../components/form/select-field';
import { TextField } from '../../../components/form/text-field';
import { Flag } from '../../../components/ui/flag';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useChoices } from '../hooks/use-choices';
import { useManyDefaults } from '../hooks/use-many-draft';
import * as styles from './many.module.css';
import { MessageField } from './message-field';
import { RemindField } from './remind-field';

const languages = locales.map((value) => ({ value, label: localeNames[value] }));

/** What holds for every supplier whose row says nothing else. */
export function ManyDefaults() {
  const { t } = useTranslation('supply-chain');
  const { locale } = useLocale();
  const { defaults, change } = useManyDefaults();
  const { countries, sectors } = useChoices();
  const optional = t('fields.optional');
  const isPast = defaults.dueDate !== '' && defaults.dueDate < localDay(new Date());

  return (
    <fieldset className={styles.defaults}>
      <legend>{t('many.defaults')}</legend>
      <ComboBox
        label={t('fields.sector')}
        name="sectorCode"
        optional={optional}
        placeholder={t('fields.sectorPlaceholder')}
        emptyText={t('fields.nothingFound')}
        search="anywhere"
        options={sectors}
        value={defaults.sectorCode}
        onChange={(sectorCode) => change({ sectorCode })}
      />
      <ComboBox
        label={t('fields.country')}
        name="countryCode"
        optional={optional}
        placeholder={t('fields.countryPlaceholder')}
        emptyText={t('fields.nothingFound')}
        search="prefix"
        options={countries}
        icon={({ value }) => <Flag country={value} />}
        value={defaults.countryCode}
        onChange={(countryCode) => change({ countryCode })}
      />
      <SelectField
        label={t('fields.language')}
        name="locale"
        hint={t('fields.languageHint')}
        value={defaults.locale || locale}
        options={languages}
        onChange={(chosen) => change({ locale: chosen })}
      />
      <TextField
        label={t('fields.dueDate')}
        name="dueDate"
        type="date"
        optional={optional}
        value={defaults.dueDate}
        error={isPast ? t('fault.DUE_DATE_PAST') : undefined}
        onChange={(dueDate) => change({ dueDate })}
      />
      <RemindField
        value={defaults.remindDaysBefore}
        onChange={(remindDaysBefore) => change({ remindDaysBefore })}
      />
      <MessageField
        value={defaults.message}
        hint={t('fields.messageHint')}
        onChange={(message) => change({ message })}
      />
    </fieldset>
  );
}
