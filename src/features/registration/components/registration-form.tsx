import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { enumerated } from '../../../../core/i18n/intl';
import { Button } from '../../../components/ui/button';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useRegistrationForm } from '../hooks/use-registration-form';
import { isPersonComplete, missingOfCompany, type RegistrationValues } from '../values';
import { CompanyStep } from './company-step';
import { LateView, usePreloadLateViews } from './late-views';
import * as styles from './registration.module.css';
import { WizardProgress } from './wizard-progress';

interface RegistrationFormProps {
  token: string;
  suggestion: Partial<RegistrationValues>;
  onComplete: (values: RegistrationValues) => void;
}

/** The wizard: two steps, what is missing, and the buttons between them. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { t } = useTranslation('registration');
  const { locale } = useLocale();
  const form = useRegistrationForm(props);
  const { element, values, step, goTo, submit } = form;
  const missing = missingOfCompany(values);
  const isComplete = step === 1 ? missing.length === 0 : isPersonComplete(values);

  usePreloadLateViews(element);

  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // A reader hears the new step; on arrival the page's own beginning is heard.
    if (shown.current !== step) title.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);

  return (
    <div className={styles.card}>
      <WizardProgress step={step} isOpen={missing.length === 0} onGo={goTo} />
      <form
        ref={element}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) void submit();
        }}
      >
        <h2 ref={title} tabIndex={-1} className={styles.stepTitle}>
          {step === 1 ? t('progress.company') : t('progress.personal')}
        </h2>
        {step === 1 ? (
          <CompanyStep form={form} />
        ) : (
          <LateView>{({ PersonalStep }) => <PersonalStep form={form} />}</LateView>
        )}
        <div className={styles.actions}>
          {step === 1 && missing.length > 0 && (
            <p className={styles.missing}>
              {t('missing', {
                fields: enumerated(
                  missing.map((name) => t(`fields.${name}`)),
                  locale,
                ),
              })}
            </p>
          )}
          {step === 2 && <Button onClick={() => goTo(1)}>{t('actions.back')}</Button>}
          <Button type="submit" variant="primary" disabled={!isComplete}>
            {step === 1 ? t('actions.next') : t('actions.complete')}
          </Button>
        </div>
      </form>
    </div>
  );
}
