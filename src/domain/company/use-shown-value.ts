import { useTranslation } from 'react-i18next';
import type { AuditChange } from '../../../core/contracts/audit';
import { countryName } from '../../../core/countries/country-name';
import { formatDay } from '../../../core/dates/format-day';
import { isDay as isIsoDay } from '../../../core/dates/is-day';
import { enumerated, numberFormat } from '../../../core/i18n/intl';
import { useValueList } from '../../lib/api/value-lists-api';
import { useLocale } from '../../lib/i18n/use-locale';

const isPercent = /^(measure\/.*\/(today|inOneYear|inThreeYears)|reduction\/.*\/reductionPercent)$/;

/** Their values are codes that the comparison of edits names, too. */
const isCoded = /^(approach|overlap|allocationMethod|figureMethod|assurance|omission\/.*\/kind)$/;
const isUnit = /^(unit|typedUnit|declaredUnit)$/;
const isDay = /^(dueDate|verifiedOn|periodStart|periodEnd|expiresOn|sharesReport\/.*)$/;

/** The text for a value of the audit trail: a role's name, a country, a month. */
export function useShownValue(): (field: string, value: AuditChange['to']) => string {
  const { t } = useTranslation('account');
  const { t: industryName } = useTranslation('industries');
  const { locale } = useLocale();
  const industries = useValueList('app-registration-industries');

  // Years are numbers too and must have no thousands separator.
  const plain = (value: number) =>
    numberFormat(locale, { useGrouping: Math.abs(value) >= 10_000, maximumFractionDigits: 6 }).format(value);

  /** Selected options are ids; any other answer is shown as written. */
  const optionName = (question: string, value: string): string =>
    /^\w+$/.test(value)
      ? t([`questions:items.${question}.options.${value}`] as never, { defaultValue: value })
      : value;

  /** Options and days of a sustainability report; anything else is shown as written. */
  const reportValue = (value: string): string => {
    if (isIsoDay(value)) return formatDay(value, locale) ?? value;
    const parts = value.split(', ');
    if (!parts.every((part) => part.endsWith('Member'))) return value;
    const names = parts.map((part) =>
      t([`vsme:members.${part.replace(/Member$/, '')}`] as never, { defaultValue: part }),
    );
    return enumerated(names, locale);
  };

  const inWords = (field: string, value: string | number): string | undefined => {
    if (field === 'role') return t([`users.roles.${value}`] as never, { defaultValue: String(value) });
    if (field === 'AppMode') return t([`audit.appModes.${value}`] as never, { defaultValue: String(value) });
    if (field === 'CompanySize')
      return t([`profile.sizes.${value}`] as never, { defaultValue: String(value) });
    if (isCoded.test(field)) return t([`offline:value.${value}`] as never, { defaultValue: String(value) });
    if (isUnit.test(field)) return t([`activities:units.${value}`] as never, { defaultValue: String(value) });
    if (isDay.test(field)) return formatDay(String(value), locale);
    if (field === 'MonthOfFiscalYear' || field === 'fiscalYearStart')
      return t([`registration:months.${value}`] as never, { defaultValue: String(value) });
    if (field === 'ContactSalutation')
      return t([`registration:salutations.${value}`] as never, { defaultValue: String(value) });
    const [kind, id, member] = field.split('/');
    if (kind === 'value' && typeof value === 'string') return reportValue(value);
    if (kind === 'question' && typeof value === 'string') {
      const parts = value.split(', ').map((part) => optionName(`${id}`, part));
      return parts.join(', ') === value ? value : enumerated(parts, locale);
    }
    if (isPercent.test(field) && typeof value === 'number')
      return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
    if (member === 'scope')
      return t([`assessment:target.${value}`] as never, { defaultValue: String(value) });
    if (kind === 'footprint' && typeof value === 'number') return `${plain(value)} t CO₂e`;
    if (field === 'Country' || field === 'countryCode' || field === 'country')
      return countryName(String(value), locale);
    if (field !== 'BusinessSegmentRegistration') return undefined;
    const industry = industries?.find(({ id }) => id === value);
    return industry && industryName([industry.code], { defaultValue: industry.name });
  };

  return (field, value) => {
    if (value === null || value === '') return t('audit.nothing');
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
    return inWords(field, value) ?? (typeof value === 'number' ? plain(value) : value);
  };
}
