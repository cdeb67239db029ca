import { useEffect, useSyncExternalStore } from 'react';
import { useLocale } from '../../../lib/i18n/use-locale';
import { forgetDraft } from '../draft';
import { backToForm, noSubmission, submissionOf, submit, watchSubmission } from '../submission';
import type { RegistrationValues } from '../values';

interface RegistrationOptions {
  token: string;
  onRegistered: (projectId: number, email: string) => void;
}

/** The submission of this tab and its actions. */
export function useRegistration({ token, onRegistered }: RegistrationOptions) {
  const { locale } = useLocale();
  const submission = useSyncExternalStore(watchSubmission, () => submissionOf(token), noSubmission);

  useEffect(() => {
    if (submission.state !== 'registered') return;
    forgetDraft();
    onRegistered(submission.projectId, submission.email);
  }, [submission, onRegistered]);

  const send = (values: RegistrationValues, suppressWarnings: boolean): void =>
    void submit({ token, values, locale, suppressWarnings });

  return {
    submission,
    backToForm,
    complete: (values: RegistrationValues) => send(values, false),
    /** Sends the same data again, confirming that the warning was read. */
    continueAnyway: () => {
      if (submission.state === 'warning') send(submission.order.values, true);
    },
  };
}
