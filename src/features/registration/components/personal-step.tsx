import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactFields } from '../../../domain/people/contact-fields';
import { Button } from '../../../components/ui/button';
import { useDraftForm } from '../../../lib/forms/use-draft-form';
import { checkApplicant, missingOfApplicant, suggestedApplicant } from '../applicant';
import { draftOf } from '../draft';
import type { ApplicantValues } from '../values';
import { MissingFields } from './missing-fields';
import { StepForm } from './step-form';
import { TermsField } from './terms-field';

interface PersonalStepProps {
  token: string;
  /** The address that the invitation went to. */
  email: string | undefined;
  /** The company's country; its dial code is the default until the person chooses one. */
  country: string;
  isAnnounced: boolean;
  onBack: () => void;
  onComplete: (person: ApplicantValues) => void;
}

/** Step 2: the person who becomes the company's main user. */
export function PersonalStep({ token, email, country, isAnnounced, onBack, onComplete }: PersonalStepProps) {
  const { t } = useTranslation('registration');
  const form = useDraftForm<ApplicantValues>({
    draft: useMemo(() => draftOf(token, 'applicant'), [token]),
    stored: useMemo(() => suggestedApplicant(email, country), [email, country]),
    isSuggestion: true,
    check: checkApplicant,
    faultText: (fault) => t([`faults.${fault}`] as never),
    // The draft stays until the registration is complete.
    onSubmit: onComplete,
  });
  const missing = missingOfApplicant(form.values);
  return (
    <StepForm
      title={t('progress.personal')}
      isAnnounced={isAnnounced}
      formProps={form.formProps}
      actions={
        <>
          <MissingFields names={missing} />
          <Button onClick={onBack}>{t('actions.back')}</Button>
          <Button type="submit" variant="primary" disabled={missing.length > 0}>
            {t('actions.complete')}
          </Button>
        </>
      }
    >
      <ContactFields field={form.field} emailHint={t('fields.emailHint')} isOwn />
      <TermsField control={form.field('termsAccepted')} />
    </StepForm>
  );
}
