import { useTranslation } from 'react-i18next';
import { FieldOutline } from '../../../components/form/field-outline';
import * as formStyles from '../../../components/form/form.module.css';
import { Card } from '../../../components/layout/page';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { namesInOrder } from '../../../domain/people/names-in-order';
import * as phoneStyles from '../../../domain/people/phone-field.module.css';
import { useLocale } from '../../../lib/i18n/use-locale';
import * as styles from '../settings-screen.module.css';

/** The place of the person's details while they are loaded, so that nothing below moves. */
export function PersonOutline() {
  const { t } = useTranslation('account');
  const { locale } = useLocale();
  const optional = t('registration:optional');
  return (
    <Card title={t('settings.person')}>
      <div className={`${formStyles.form} ${styles.person}`} role="status">
        <VisuallyHidden>{t('common:shell.loading')}</VisuallyHidden>
        <FieldOutline label={t('users.email')} hint={t('settings.emailHint')} />
        <div className={formStyles.pair}>
          {namesInOrder(locale).map((name) => (
            <FieldOutline key={name} label={t(`registration:fields.${name}`)} />
          ))}
        </div>
        <FieldOutline label={t('registration:fields.jobTitle')} optional={optional} />
        <div className={phoneStyles.phone}>
          <FieldOutline label={t('registration:fields.dialCode')} />
          <FieldOutline label={t('registration:fields.phoneNumber')} optional={optional} />
        </div>
      </div>
    </Card>
  );
}
