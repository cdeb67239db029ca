import { useTranslation } from 'react-i18next';
import { CheckField } from '../../../components/form/check-field';
import { MarkedText } from '../../../components/ui/marked-text';
import { useLocale } from '../../../lib/i18n/use-locale';
import type { RegistrationForm } from '../hooks/use-registration-form';

/** The terms, with links to both texts; they open beside the form. */
export function TermsField({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation('registration');
  const { pathTo } = useLocale();
  const { value, ...field } = form.field('termsAccepted');
  const linkTo = (path: string) =>
    function link(words: string) {
      return (
        <a href={pathTo(path)} target="_blank" rel="noreferrer">
          {words}
        </a>
      );
    };
  return (
    <CheckField
      {...field}
      checked={value}
      label={
        <MarkedText
          text={t('fields.terms')}
          marks={{ terms: linkTo('/legal/terms/'), privacy: linkTo('/legal/privacy-policy/') }}
        />
      }
    />
  );
}
