import type { ReactNode } from 'react';

interface OwnFormProps {
  className: string | undefined;
  children: ReactNode;
}

/**
 * Wraps self-saving text fields in a form of their own. On every keystroke, browsers scan all fields of a form for
 * autofill, and treat fields without a form as one form. With dozens of fields that is a fifth of the time per
 * keystroke. Selects and choices need none.
 */
export function OwnForm({ className, children }: OwnFormProps) {
  return (
    <form className={className} noValidate autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}
