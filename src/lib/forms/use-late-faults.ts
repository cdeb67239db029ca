import type { FormikProps } from 'formik';
import { useDeferredValue, useEffect } from 'react';
import type { Check } from './rules';

/**
 * Validates the form after each change, once a field was left. A keystroke is rendered first and validated afterwards.
 */
export function useLateFaults<Values extends object>(
  { values, touched, setErrors }: Pick<FormikProps<Values>, 'values' | 'touched' | 'setErrors'>,
  check: Check<Values>,
): void {
  const changed = useDeferredValue(values);
  useEffect(() => {
    if (Object.keys(touched).length === 0) return;
    let isLatest = true;
    void check(changed).then((faults) => isLatest && setErrors(faults as Parameters<typeof setErrors>[0]));
    return () => {
      isLatest = false;
    };
  }, [changed, touched, check, setErrors]);
}
