import type { FormikProps } from 'formik';
import { useEffect, useRef } from 'react';
import { focusFirstFault } from './focus-first-fault';

/** After an attempt to save that was refused, moves the focus to the first fault. */
export function useFocusOnFault(
  element: HTMLFormElement | null,
  { isSubmitting, submitCount, errors }: Pick<FormikProps<object>, 'isSubmitting' | 'submitCount' | 'errors'>,
): void {
  const handled = useRef(0);
  useEffect(() => {
    // A form that is shown for its faults comes a drawing later than they.
    if (!element || isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    focusFirstFault(element, errors);
  }, [element, isSubmitting, submitCount, errors]);
}
