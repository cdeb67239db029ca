import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/form/select-field';
import { TextField } from '../../../components/form/text-field';
import type { RegistrationForm } from '../hooks/use-registration-form';
import { salutations } from '../../../components/company/options';
import { PhoneField } from '../../../components/company/phone-field';
import * as styles from './registration.module.css';
import { TermsField } from './terms-field';

/** Step 2: the person, who becomes the company's main user. */
export function PersonalStep({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation('registration');
  const { field } = form;
  const optional = t('optional');
  return (
    <>
      <SelectField
        {...field('salutation')}
        label={t('fields.salutation')}
        optional={optional}
        autoComplete="honorific-prefix"
        options={salutations.map((value) => ({ value, label: t(`salutations.${value || 'none'}`) }))}
      />
      <div className={styles.pair}>
        <TextField {...field('firstName')} label={t('fields.firstName')} autoComplete="given-name" required />
        <TextField {...field('lastName')} label={t('fields.lastName')} autoComplete="family-name" required />
      </div>
      <TextField
        {...field('email')}
        label={t('fields.email')}
        hint={t('fields.emailHint')}
        type="email"
        autoComplete="email"
        spellCheck={false}
        required
      />
      <TextField
        {...field('jobTitle')}
        label={t('fields.jobTitle')}
        optional={optional}
        autoComplete="organization-title"
      />
      <PhoneField territory={field('phoneTerritory')} number={field('phoneNumber')} />
      <TermsField form={form} />
    </>
  );
}
