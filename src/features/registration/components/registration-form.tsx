import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyCompany, type CompanyValues } from '../../../../core/company/company-fields';
import { useDraftForm } from '../../../lib/forms/use-draft-form';
import { checkCompany, missingOfCompany } from '../company';
import { draftOf } from '../draft';
import { useWizardStep } from '../hooks/use-wizard-step';
import type { ApplicantValues, RegistrationSuggestion, RegistrationValues } from '../values';
import { CompanyStep } from './company-step';
import { LazyView, usePreloadLazyViews } from './lazy-views';
import * as styles from './registration.module.css';
import { WizardProgress } from './wizard-progress';

interface RegistrationFormProps {
  token: string;
  /** Prefilled values, before anything is typed. */
  suggestion: RegistrationSuggestion;
  onComplete: (values: RegistrationValues) => void;
}

/** The wizard: two steps, each with its own form, and the navigation between them. */
export function RegistrationForm({ token, suggestion, onComplete }: RegistrationFormProps) {
  const { t } = useTranslation('registration');
  const { step, hasMoved, goTo } = useWizardStep(token);
  const company = useDraftForm<CompanyValues>({
    draft: useMemo(() => draftOf(token, 'company'), [token]),
    stored: useMemo(() => ({ ...emptyCompany, ...suggestion.company }), [suggestion]),
    isSuggestion: true,
    check: checkCompany,
    faultText: (fault) => t([`faults.${fault}`] as never),
    onSubmit: () => goTo(2),
  });
  const card = useRef<HTMLDivElement>(null);
  usePreloadLazyViews(card);

  /** Step 2 can be reached with invalid optional company fields, so the company is validated again. */
  const complete = async (person: ApplicantValues) => {
    const faults = await checkCompany(company.values);
    if (Object.keys(faults).length === 0) return onComplete({ ...company.values, ...person });
    goTo(1);
    company.submit();
  };

  return (
    <div ref={card} className={styles.card}>
      <WizardProgress step={step} isOpen={missingOfCompany(company.values).length === 0} onGo={goTo} />
      {step === 1 ? (
        <CompanyStep form={company} country={suggestion.country} isAnnounced={hasMoved} />
      ) : (
        <LazyView>
          {({ PersonalStep }) => (
            <PersonalStep
              token={token}
              email={suggestion.email}
              country={company.values.companyCountry}
              isAnnounced={hasMoved}
              onBack={() => goTo(1)}
              onComplete={(person) => void complete(person)}
            />
          )}
        </LazyView>
      )}
    </div>
  );
}
