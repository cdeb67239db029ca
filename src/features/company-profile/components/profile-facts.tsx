import { useTranslation } from 'react-i18next';
import type { CompanyData, CompanyProfile, PersonalData } from '../../../../core/contracts/company-profile';
import { countryName } from '../../../../core/countries/country-name';
import { useShownValue } from '../../../components/account/use-shown-value';
import { Facts, type Fact } from '../../../components/layout/facts';
import { Card } from '../../../components/layout/page';
import { Flag } from '../../../components/ui/flag';
import { useValueList } from '../../../lib/api/value-lists-api';
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

function useCompanyFacts(company: CompanyData): Fact[] {
  const { t } = useTranslation('account');
  const { locale } = useLocale();
  const industries = useValueList('app-registration-industries');
  const industry = industries?.find(({ id }) => id === company.BusinessSegmentRegistration);
  const size = company.CompanySize as 1 | 2 | 3 | 4 | 5;
  const address = [company.Address, [company.ZipCode, company.City].filter(Boolean).join(' ')].filter(
    Boolean,
  );
  return [
    { name: t('profile.name'), value: company.Name },
    { name: t('profile.address'), value: address.join(', ') || t('missing') },
    {
      name: t('profile.country'),
      value: (
        <span className={styles.country}>
          <Flag country={company.Country} />
          {countryName(company.Country, locale)}
        </span>
      ),
    },
    {
      name: t('profile.industry'),
      value: industry
        ? t([`industries:${industry.code}`] as never, { defaultValue: industry.name })
        : t('missing'),
    },
    { name: t('profile.size'), value: t(`profile.sizes.${size}`) },
    { name: t('profile.duns'), value: company.DunsNumber ?? t('missing') },
    {
      name: t('profile.fiscalYear'),
      value: t([`registration:months.${company.MonthOfFiscalYear}`] as never),
    },
  ];
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
