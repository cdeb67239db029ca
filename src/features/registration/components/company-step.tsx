import { useTranslation } from 'react-i18next';
import type { CompanyValues } from '../../../../core/company/company-fields';
import { enumerated } from '../../../../core/i18n/intl';
import { CompanyFields } from '../../../domain/company/company-fields';
import type { NamedCountry } from '../../../domain/company/options';
import { Button } from '../../../components/ui/button';
import type { DraftForm } from '../../../lib/forms/use-draft-form';
import { useLocale } from '../../../lib/i18n/use-locale';
import { missingOfCompany } from '../company';
import * as styles from './registration.module.css';
import { StepForm } from './step-form';

interface CompanyStepProps {
  form: DraftForm<CompanyValues>;
  /** The country that the request is about. */
  country: NamedCountry | undefined;
  isAnnounced: boolean;
}

/** Step 1: the company. */
export function CompanyStep({ form, country, isAnnounced }: CompanyStepProps) {
  const { t } = useTranslation('registration');
  const { locale } = useLocale();
  const missing = missingOfCompany(form.values);
  return (
    <StepForm
      title={t('progress.company')}
      isAnnounced={isAnnounced}
      formProps={form.formProps}
      actions={
        <>
          {missing.length > 0 && (
            <p className={styles.missing}>
              {t('missing', {
                fields: enumerated(
                  missing.map((name) => t(`fields.${name}`)),
                  locale,
                ),
              })}
            </p>
          )}
          <Button type="submit" variant="primary" disabled={missing.length > 0}>
            {t('actions.next')}
          </Button>
        </>
      }
    >
      <CompanyFields form={form} expectedCountry={country} isNew />
    </StepForm>
  );
}
