import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import * as styles from './registration.module.css';

interface StepFormProps {
  title: string;
  /** Whether the person came here from the other step; screen readers then announce the title. */
  isAnnounced: boolean;
  formProps: {
    ref: (form: HTMLFormElement | null) => void;
    noValidate: true;
    onSubmit: (event: FormEvent) => void;
  };
  actions: ReactNode;
  children: ReactNode;
}

/** A step of the wizard: title, fields and buttons. */
export function StepForm({ title, isAnnounced, formProps, actions, children }: StepFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnnounced) heading.current?.focus({ preventScroll: true });
  }, [isAnnounced]);
  return (
    <form className={styles.form} {...formProps}>
      <h2 ref={heading} tabIndex={-1} className={styles.stepTitle}>
        {title}
      </h2>
      {children}
      <div className={styles.actions}>{actions}</div>
    </form>
  );
}
