import type { ReactNode } from 'react';

/** The summary takes the focus, so that it is read out and the fields are one key away. */
export function Fault({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
    <div className="fault" role="alert" id="fault" tabIndex={-1} autoFocus>
      {children}
    </div>
  );
}

/** For a field with a fault. */
export const markFaulty = (isFaulty: boolean) =>
  isFaulty ? { 'aria-invalid': true, 'aria-describedby': 'fault' } : {};
