import type { FormikProps } from 'formik';
import { useEffect, useRef } from 'react';
import { focusFirstFault } from './focus-first-fault';

/** Focuses the first fault after a rejected attempt to save. */
export function useFocusOnFault(
  element: HTMLFormElement | null,
  { isSubmitting, submitCount, errors }: Pick<FormikProps<object>, 'isSubmitting' | 'submitCount' | 'errors'>,
): void {
  const handled = useRef(0);
  useEffect(() => {
    // A form that appears because of its faults renders after they are set.
    if (!element || isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    focusFirstFault(element, errors);
  }, [element, isSubmitting, submitCount, errors]);
}
