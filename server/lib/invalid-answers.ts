import type { ChangeFault } from '../../core/assessment/check-changes';
import { faultMessage } from '../../core/assessment/fault';
import { ApiError } from './api-error';

/** A refusal that names every wrong answer; its message describes the first. */
export function invalidAnswers(faults: readonly ChangeFault[]): ApiError {
  const details = faults.map(({ fault, ...where }) => ({ ...where, ...fault, message: faultMessage(fault) }));
  const [first] = details;
  const where = [first?.id, first?.part].filter(Boolean).join('.');
  return new ApiError(400, 'INVALID_ANSWERS', `${where}: ${first?.message ?? ''}`, details);
}
