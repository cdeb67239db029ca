import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { companyFields } from '../../../../core/company/company-fields';
import type { CompanyData, CompanyProfile, PersonalData } from '../../../../core/contracts/company-profile';
import { countryName } from '../../../../core/countries/country-name';
import { IndustryName } from '../../../domain/company/industry-name';
import { useShownValue } from '../../../domain/company/use-shown-value';
import { Facts, type Fact } from '../../../components/layout/facts';
import { Card } from '../../../components/layout/page';
import { Flag } from '../../../components/ui/flag';
import { useLocale } from '../../../lib/i18n/use-locale';
import * as styles from './profile-facts.module.css';

export function ProfileFacts({
  profile: { CompanyData: company, PersonalData: person },
}: {
  profile: CompanyProfile;
}) {
  const { t } = useTranslation('account');
  return (
    <>
      <Card title={t('profile.company')}>
        <Facts facts={useCompanyFacts(company)} />
      </Card>
      <Card title={t('profile.contact')}>
        <Facts facts={usePersonFacts(person)} />
      </Card>
    </>
  );
}

/** Shown together with the address, not on their own. */
const shownWithOthers: ReadonlySet<string> = new Set(['companyZipCode', 'companyCity']);

function useCompanyFacts(company: CompanyData): Fact[] {
  const { t } = useTranslation('account');
  const { locale } = useLocale();
  const show = useShownValue();
  const place = [company.ZipCode, company.City].filter(Boolean).join(' ');
  const shown: Partial<Record<string, ReactNode>> = {
    companyAddress: [company.Address, place].filter(Boolean).join(', ') || t('missing'),
    companyCountry: (
      <span className={styles.country}>
        <Flag country={company.Country} />
        {countryName(company.Country, locale)}
      </span>
    ),
    industryId: company.BusinessSegmentRegistration ? (
      <IndustryName id={company.BusinessSegmentRegistration} />
    ) : undefined,
  };
  return Object.entries(companyFields)
    .filter(([name]) => !shownWithOthers.has(name))
    .map(([name, { wire }]) => ({
      name: t([`registration:fields.${name}`] as never),
      value: shown[name] ?? (company[wire] ? show(wire, company[wire]) : t('missing')),
    }));
}

function usePersonFacts(person: PersonalData): Fact[] {
  const { t } = useTranslation('account');
  const show = useShownValue();
  const name = [person.Name, person.SurName].filter(Boolean).join(' ');
  const salutation = {
    name: t('registration:fields.salutation'),
    value: show('ContactSalutation', person.Salutation),
  };
  return [
    ...(person.Salutation ? [salutation] : []),
    { name: t('profile.person'), value: name || t('missing') },
    { name: t('profile.jobTitle'), value: person.JobTitle || t('missing') },
    { name: t('profile.email'), value: person.Email },
    { name: t('profile.phone'), value: person.PhoneNumber || t('missing') },
  ];
}
