import { useTranslation } from 'react-i18next';
import type { ContactValues } from '../../../core/people/contact-fields';
import type { DraftForm } from '../../lib/forms/use-draft-form';
import * as formStyles from '../../components/form/form.module.css';
import { SelectField } from '../../components/form/select-field';
import { TextField } from '../../components/form/text-field';
import { salutations } from '../company/options';
import { useLocale } from '../../lib/i18n/use-locale';
import { namesInOrder, nameTokens } from './names-in-order';
import { PhoneField } from './phone-field';

interface ContactFieldsProps {
  field: DraftForm<ContactValues>['field'];
  emailHint: string;
  /** Whether the form describes the person filling it in: then autofill is allowed. */
  isOwn?: boolean;
}

/** The fields of a company's contact person, for registration and profile. */
export function ContactFields({ field, emailHint, isOwn = false }: ContactFieldsProps) {
  const { t } = useTranslation('registration');
  const { locale } = useLocale();
  const optional = t('optional');
  const salutation = field('salutation');
  // Profiles created elsewhere may have other salutations.
  const foreign = salutations.some((each) => each === salutation.value)
    ? []
    : [{ value: salutation.value, label: salutation.value }];
  return (
    <>
      <SelectField
        {...salutation}
        label={t('fields.salutation')}
        optional={optional}
        autoComplete={isOwn ? 'honorific-prefix' : undefined}
        options={[
          ...salutations.map((value) => ({
            value: value as string,
            label: t(`salutations.${value || 'none'}`),
          })),
          ...foreign,
        ]}
      />
      <div className={formStyles.pair}>
        {namesInOrder(locale).map((name) => (
          <TextField
            key={name}
            {...field(name)}
            label={t(`fields.${name}`)}
            autoComplete={isOwn ? nameTokens[name] : undefined}
            required
          />
        ))}
      </div>
      <TextField
        {...field('email')}
        label={t('fields.email')}
        hint={emailHint}
        type="email"
        autoComplete={isOwn ? 'email' : undefined}
        spellCheck={false}
        required
      />
      <TextField
        {...field('jobTitle')}
        label={t('fields.jobTitle')}
        optional={optional}
        autoComplete={isOwn ? 'organization-title' : undefined}
      />
      <PhoneField territory={field('phoneTerritory')} number={field('phoneNumber')} />
    </>
  );
}
