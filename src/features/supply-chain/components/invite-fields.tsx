import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { locales, localeNames } from '../../../../core/i18n/locales';
import type { InvitationFault } from '../../../../core/supply-chain/invitation-faults';
import { ComboBox } from '../../../components/form/combo-box';
import { SelectField } from '../../../components/form/select-field';
import { TextField } from '../../../components/form/text-field';
import { Flag } from '../../../components/ui/flag';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useChoices } from '../hooks/use-choices';
import type { InviteForm } from '../invite-form';
import { MessageField } from './message-field';
import { RemindField } from './remind-field';

interface InviteFieldsProps {
  form: InviteForm;
  faults: ReadonlySet<InvitationFault>;
  onChange: (change: Partial<InviteForm>) => void;
}

/** The fields of one invitation with what is wrong with each. */
export function InviteFields({ form, faults, onChange }: InviteFieldsProps) {
  const { t } = useTranslation('supply-chain');
  const { locale } = useLocale();
  const { countries, sectors } = useChoices();
  const error = (...codes: InvitationFault[]) => {
    const code = codes.find((each) => faults.has(each));
    return code && t(`fault.${code}`);
  };
  const languages = useMemo(() => locales.map((value) => ({ value, label: localeNames[value] })), []);
  const optional = t('fields.optional');

  return (
    <>
      <TextField
        label={t('fields.supplierName')}
        name="supplierName"
        autoComplete="off"
        value={form.supplierName}
        error={error('NAME_REQUIRED', 'NAME_TOO_LONG')}
        onChange={(supplierName) => onChange({ supplierName })}
      />
      <TextField
        label={t('fields.email')}
        name="email"
        type="email"
        autoComplete="off"
        hint={t('fields.emailHint')}
        value={form.email}
        error={error('INVALID_EMAIL')}
        onChange={(email) => onChange({ email })}
      />
      <ComboBox
        label={t('fields.sector')}
        name="sectorCode"
        placeholder={t('fields.sectorPlaceholder')}
        emptyText={t('fields.nothingFound')}
        search="anywhere"
        options={sectors}
        value={form.sectorCode}
        error={error('UNKNOWN_SECTOR')}
        onChange={(sectorCode) => onChange({ sectorCode })}
      />
      <ComboBox
        label={t('fields.country')}
        name="countryCode"
        placeholder={t('fields.countryPlaceholder')}
        emptyText={t('fields.nothingFound')}
        search="prefix"
        options={countries}
        icon={({ value }) => <Flag country={value} />}
        value={form.countryCode}
        error={error('UNKNOWN_COUNTRY')}
        onChange={(countryCode) => onChange({ countryCode })}
      />
      <SelectField
        label={t('fields.language')}
        name="locale"
        hint={t('fields.languageHint')}
        value={form.locale || locale}
        options={languages}
        onChange={(value) => onChange({ locale: value })}
      />
      <TextField
        label={t('fields.supplierId')}
        name="supplierId"
        autoComplete="off"
        optional={optional}
        value={form.supplierId}
        error={error('NUMBER_TOO_LONG')}
        onChange={(supplierId) => onChange({ supplierId })}
      />
      <TextField
        label={t('fields.dueDate')}
        name="dueDate"
        type="date"
        optional={optional}
        value={form.dueDate}
        error={error('DUE_DATE_PAST')}
        onChange={(dueDate) => onChange({ dueDate })}
      />
      {form.dueDate && (
        <RemindField
          value={form.remindDaysBefore}
          onChange={(remindDaysBefore) => onChange({ remindDaysBefore })}
        />
      )}
      <MessageField
        value={form.message}
        hint={t('fields.messageHint')}
        onChange={(message) => onChange({ message })}
      />
    </>
  );
}
