import type { FetchFault } from '../../../../core/terms/fetch-faults';
import { OutgoingError } from '../../../lib/outgoing/outgoing-error';

/** What a partner's system responded to a call that failed. */
export interface FailedAnswer {
  status: number;
  /** In its own words; empty if it gives none. */
  reason: string;
}

/** Why a partner's interface could not be used. */
export class PactError extends Error {
  readonly answer: FailedAnswer | undefined;

  constructor(
    readonly fault: FetchFault,
    message: string,
    { answer, ...options }: ErrorOptions & { answer?: FailedAnswer } = {},
  ) {
    super(message, options);
    this.answer = answer;
  }
}

/** Converts any error of the connection to a partner; rethrows others. */
export function toPactError(error: unknown): PactError {
  if (error instanceof PactError) return error;
  if (error instanceof OutgoingError) {
    const fault = error.fault === 'WRONG_TYPE' ? 'NOT_JSON' : error.fault;
    return new PactError(fault, error.message, { cause: error });
  }
  throw error;
}
