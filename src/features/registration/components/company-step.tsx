import { useTranslation } from 'react-i18next';
import type { CompanyValues } from '../../../../core/company/company-fields';
import { CompanyFields } from '../../../domain/company/company-fields';
import type { NamedCountry } from '../../../domain/company/options';
import { Button } from '../../../components/ui/button';
import type { DraftForm } from '../../../lib/forms/use-draft-form';
import { missingOfCompany } from '../company';
import { MissingFields } from './missing-fields';
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
  const missing = missingOfCompany(form.values);
  return (
    <StepForm
      title={t('progress.company')}
      isAnnounced={isAnnounced}
      formProps={form.formProps}
      actions={
        <>
          <MissingFields names={missing} />
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
