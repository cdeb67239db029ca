import type { AnswerFault } from '../../../core/assessment/fault';
import type { ApiError } from '../../lib/api/api-error';

type RefusalReason = 'signedOut' | 'notAllowed' | 'gone' | 'busy' | 'fault';

/** Why the server does not take an edit, where there are words for it; undefined where its own sentence says more. */
export function refusalReason({ status }: ApiError): RefusalReason | undefined {
  if (status === 401 || status === 'SIGNED_OUT') return 'signedOut';
  if (status === 403) return 'notAllowed';
  if (status === 404) return 'gone';
  if (status === 429 || status === 503) return 'busy';
  if (status === 'UNEXPECTED' || (typeof status === 'number' && status >= 500)) return 'fault';
  return undefined;
}

/** What is wrong with each answer of an edit, where that is why it was refused. */
export function wrongAnswers(failure: ApiError | undefined): readonly AnswerFault[] {
  const { code, details } = failure ?? {};
  return code === 'INVALID_ANSWERS' && Array.isArray(details) ? (details as AnswerFault[]) : [];
}
