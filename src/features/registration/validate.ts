import type { ValidationError } from 'yup';
import type { FormFault } from './company.schema';
import type { FieldName, RegistrationValues, Step } from './values';

export type FormFaults = Partial<Record<FieldName, FormFault>>;

/** Always the same, so that what has no fault stays as it is drawn. */
const noFaults: FormFaults = {};

/**
 * The faults of a step. The rules are loaded when a field is touched for the first time; where they cannot be
 * loaded (no network) the server's own check decides.
 */
export async function validate(step: Step, values: RegistrationValues): Promise<FormFaults> {
  const schema = await (
    step === 1
      ? import('./company.schema').then(({ companySchema }) => companySchema)
      : import('./personal.schema').then(({ personalSchema }) => personalSchema)
  ).catch(() => undefined);
  try {
    schema?.validateSync(values, { abortEarly: false });
    return noFaults;
  } catch (error) {
    const { inner } = error as ValidationError;
    const faults: FormFaults = {};
    for (const { path, message } of inner) faults[path as FieldName] ??= message as FormFault;
    return faults;
  }
}
