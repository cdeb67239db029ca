import { useTranslation } from 'react-i18next';
import { longestText } from '../../../../core/registration/limits';
import * as formStyles from '../../../components/account/form.module.css';
import { salutations } from '../../../components/company/options';
import { PhoneField } from '../../../components/company/phone-field';
import { SelectField } from '../../../components/form/select-field';
import { TextField } from '../../../components/form/text-field';
import { useProfileField, type ProfileFieldsProps } from '../hooks/use-profile-field';

/** The person whom customers turn to. */
export function ContactFields(props: ProfileFieldsProps) {
  const { t } = useTranslation('registration');
  const field = useProfileField(props);
  const optional = t('optional');
  const { salutation } = props.values;
  // Profiles made elsewhere carry salutations of their own.
  const foreign = salutations.some((each) => each === salutation)
    ? []
    : [{ value: salutation, label: salutation }];
  return (
    <>
      <SelectField
        {...field('salutation')}
        label={t('fields.salutation')}
        optional={optional}
        options={[
          ...salutations.map((value) => ({
            value: value as string,
            label: t(`salutations.${value || 'none'}`),
          })),
          ...foreign,
        ]}
      />
      <div className={formStyles.pair}>
        <TextField {...field('firstName')} label={t('fields.firstName')} maxLength={longestText} required />
        <TextField {...field('lastName')} label={t('fields.lastName')} maxLength={longestText} required />
      </div>
      <TextField
        {...field('email')}
        label={t('fields.email')}
        hint={t('account:profile.emailHint')}
        type="email"
        spellCheck={false}
        required
      />
      <TextField
        {...field('jobTitle')}
        label={t('fields.jobTitle')}
        optional={optional}
        maxLength={longestText}
      />
      <PhoneField territory={field('phoneTerritory')} number={field('phoneNumber')} />
    </>
  );
}
