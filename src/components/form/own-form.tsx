import type { ReactNode } from 'react';

interface OwnFormProps {
  className: string | undefined;
  children: ReactNode;
}

/**
 * Text fields that are saved by themselves, as a form of their own. At every letter a browser looks through all fields
 * of the form that it is typed into, for what it could fill in, and takes fields without one for one: where they are
 * dozens, that is a fifth of what a letter takes. What is chosen needs none.
 */
export function OwnForm({ className, children }: OwnFormProps) {
  return (
    <form className={className} noValidate autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}
