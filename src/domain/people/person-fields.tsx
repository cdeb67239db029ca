import { useTranslation } from 'react-i18next';
import type { PersonValues } from '../../../core/people/person-values';
import { maxTextLength } from '../../../core/registration/limits';
import type { DraftForm } from '../../lib/forms/use-draft-form';
import { useLocale } from '../../lib/i18n/use-locale';
import { namesInOrder, nameTokens } from './names-in-order';
import { PhoneField } from './phone-field';
import { TextField } from '../../components/form/text-field';
import * as styles from '../../components/form/form.module.css';

interface PersonFieldsProps {
  field: DraftForm<PersonValues>['field'];
  /** Whether the form describes the person filling it in: then autofill is allowed. */
  isOwn: boolean;
  /** Whether names are optional. */
  namesOptional?: boolean;
}

/** Name, job title and telephone number of a person, with the registration texts. */
export function PersonFields({ field, isOwn, namesOptional = false }: PersonFieldsProps) {
  const { t } = useTranslation('registration');
  const { locale } = useLocale();
  const helpWith = (token: string) => (isOwn ? token : 'off');
  const optional = t('optional');
  const text = (name: 'firstName' | 'lastName' | 'jobTitle') => ({
    ...field(name),
    maxLength: maxTextLength,
    label: t(`fields.${name}`),
  });
  const nameOptional = namesOptional ? { optional } : { required: true };
  return (
    <>
      <div className={styles.pair}>
        {namesInOrder(locale).map((name) => (
          <TextField key={name} {...text(name)} {...nameOptional} autoComplete={helpWith(nameTokens[name])} />
        ))}
      </div>
      <TextField {...text('jobTitle')} optional={optional} autoComplete={helpWith('organization-title')} />
      <PhoneField territory={field('phoneTerritory')} number={field('phoneNumber')} />
    </>
  );
}
