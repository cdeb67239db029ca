import type { TFunction } from 'i18next';
import { countryName } from '../../../core/countries/country-name';
import { enumerated, numberFormat } from '../../../core/i18n/intl';
import { formatDay } from '../../../core/dates/format-day';
import type { Fact } from '../../../core/vsme/facts';
import type { ReportValue } from '../../../core/terms/report-value';
import type { Concept, ReportSection } from '../../../core/vsme/taxonomy';
import type { Disclosure } from '../../../core/terms/disclosures';
import { unitOf } from '../../../core/vsme/units';
import { taxonomy } from '../../../data/vsme/taxonomy';
import type { Locale } from '../../../core/i18n/locales';
import { allDigits, readableDigits, type Digits } from './digits';
import { naceText } from './nace-text';

export interface ReportTexts {
  concept: (name: string) => string;
  section: (section: Pick<ReportSection, 'id'>) => string;
  /** The number of a disclosure; the theme of what is reported beyond them. */
  disclosure: (disclosure: Disclosure) => string;
  /** The row or column of a table. */
  member: (section: ReportSection, member: string) => string;
  option: (concept: Concept, option: string) => string;
  unit: (concept: Concept, currency: string) => string | undefined;
  /** Formats a value with its unit. */
  value: (concept: Concept, value: ReportValue, currency: string) => string;
  /** Formats a value of a report; values that nobody has typed have readable digits only. */
  fact: (concept: Concept, fact: Pick<Fact, 'value' | 'origin'>, currency: string) => string;
}

/** Entries in the list of omitted disclosures, by the section that they refer to. */
const sectionOfOmitted = new Map(
  taxonomy.sections.flatMap((section) => (section.omittedAs ? [[section.omittedAs, section] as const] : [])),
);

/** The texts of a report: labels of the taxonomy, members, units and values. */
export function reportTexts(
  t: TFunction<'vsme'>,
  own: TFunction<'sustainability-report'>,
  locale: Locale,
): ReportTexts {
  const section = ({ id }: Pick<ReportSection, 'id'>) => t(`sections.${id}`);
  const option = ({ optionList, name }: Concept, value: string): string => {
    if (optionList === 'countries') return countryName(value, locale);
    if (optionList === 'nace') return naceText(value);
    if (name === 'EntityIdentifierScheme') return value;
    const omitted = sectionOfOmitted.get(value);
    return omitted
      ? `${omitted.disclosure} ${section(omitted)}`
      : t(`members.${value.replace(/Member$/u, '')}`);
  };
  const unit = (concept: Concept, currency: string): string | undefined => {
    const code = unitOf(concept);
    if (code === 'currency') return currency;
    return code === 'tCO2e/currency'
      ? own('units.tCO2e/currency', { currency })
      : code && own(`units.${code}`);
  };
  const plain = (concept: Concept, value: ReportValue, digits: Digits): string => {
    if (Array.isArray(value))
      return enumerated(
        value.map((each) => option(concept, each)),
        locale,
      );
    if (typeof value === 'boolean') return own(value ? 'field.yes' : 'field.no');
    if (concept.type === 'gYear') return String(value);
    if (typeof value === 'number') return numberFormat(locale, digits(value)).format(value);
    if (concept.type === 'enumeration') return option(concept, value);
    return concept.type === 'date' ? (formatDay(`${value}T00:00:00Z`, locale, 'UTC') ?? value) : value;
  };
  const withUnit = (concept: Concept, value: ReportValue, currency: string, digits: Digits): string => {
    const name = typeof value === 'number' ? unit(concept, currency) : undefined;
    const text = plain(concept, value, digits);
    return name === undefined ? text : `${text}\u00A0${name}`;
  };
  return {
    concept: (name) => t(`concepts.${name}`),
    section,
    disclosure: (disclosure) =>
      /\d/u.test(disclosure) ? disclosure : own(`themes.${disclosure as 'environment'}`),
    member({ table, id }, member) {
      if (table?.rows === 'countries') return countryName(member, locale);
      if (table?.rows === 'pollutants') return t(`pollutants.${member}`);
      if (table?.rows === 'own') return own(`rows.${id as 'sites'}`, { number: member });
      return table?.rows === 'waste' ? own('rows.waste', { code: member }) : t(`members.${member}`);
    },
    option,
    unit,
    value: (concept, value, currency) => withUnit(concept, value, currency, () => allDigits),
    fact: (concept, { value, origin }, currency) =>
      withUnit(concept, value, currency, origin === 'entered' ? () => allDigits : readableDigits),
  };
}
