import { useTranslation } from 'react-i18next';
import { enumerated } from '../../../../core/i18n/intl';
import { useLocale } from '../../../lib/i18n/use-locale';
import type { missingOfApplicant } from '../applicant';
import type { missingOfCompany } from '../company';
import * as styles from './registration.module.css';

type MissingName = ReturnType<typeof missingOfCompany | typeof missingOfApplicant>[number];

/** Why the button of a step is disabled. */
export function MissingFields({ names }: { names: readonly MissingName[] }) {
  const { t } = useTranslation('registration');
  const { locale } = useLocale();
  if (names.length === 0) return null;
  return (
    <p className={styles.missing}>
      {t('missing', {
        fields: enumerated(
          names.map((name) => t(`fields.${name}`)),
          locale,
        ),
      })}
    </p>
  );
}
