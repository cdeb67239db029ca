import { emptyCompany } from '../../../core/company/company-fields';
import { emptyApplicant } from '../../../src/features/registration/applicant';
import { draftOf, keepStep } from '../../../src/features/registration/draft';
import type { RegistrationValues } from '../../../src/features/registration/values';

/** Leaves a registration unfinished in the second step. */
export function leaveInSecondStep(token: string, values: Partial<RegistrationValues>): void {
  const common = { touched: [], locale: 'en' } as const;
  draftOf(token, 'company').keep({ ...common, values: { ...emptyCompany, ...values }, base: emptyCompany });
  draftOf(token, 'applicant').keep({
    ...common,
    values: { ...emptyApplicant, ...values },
    base: emptyApplicant,
  });
  keepStep(token, 2);
}
