import { emptyValues, type FieldName, type RegistrationValues } from './values';

/** What somebody typed or chose on the prebuilt page before its scripts had started. */
export function readEarlyInput(form: HTMLFormElement | null): Partial<RegistrationValues> {
  const early: Record<string, string> = {};
  const fields = form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input[type=text]:not([role]), select',
  );
  for (const { name, value } of fields ?? []) {
    if (value !== emptyValues[name as FieldName]) early[name] = value;
  }
  return early;
}
