import { maxErrors } from '../../../../core/carbon/inputs/import-limits';
import type { ImportError } from '../../../../core/contracts/ca-imports';

/** Appends `more` to `errors`, up to 10,000, and returns them. */
export function collectErrors(errors: ImportError[], more: readonly ImportError[]): ImportError[] {
  const room = maxErrors - errors.length;
  for (const error of more.slice(0, room)) errors.push(error);
  return errors;
}
