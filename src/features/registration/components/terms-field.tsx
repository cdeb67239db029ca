import { useTranslation } from 'react-i18next';
import { CheckField } from '../../../components/form/check-field';
import { MarkedText } from '../../../components/ui/marked-text';
import type { FieldControl } from '../../../lib/forms/use-draft-form';
import { useLocale } from '../../../lib/i18n/use-locale';

/** The terms, with links to both texts, which open next to the form. */
export function TermsField({ control }: { control: FieldControl<boolean> }) {
  const { t } = useTranslation('registration');
  const { pathTo } = useLocale();
  const { value, ...field } = control;
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
