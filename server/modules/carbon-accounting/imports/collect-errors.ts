import type { ImportError } from '../../../../core/contracts/ca-imports';

/** Ten times as many as are shown: of a file with more, nobody needs to know how many. */
const mostErrors = 10_000;

/** Puts `more` behind `errors`, until these are 10,000, and answers with them. */
export function collectErrors(errors: ImportError[], more: readonly ImportError[]): ImportError[] {
  const room = mostErrors - errors.length;
  for (const error of more.slice(0, room)) errors.push(error);
  return errors;
}
