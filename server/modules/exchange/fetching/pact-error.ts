import type { FetchFault } from '../../../../core/products/fetch-faults';
import { OutgoingError } from '../../../lib/outgoing/outgoing-error';

/** Why a partner's interface could not be used. */
export class PactError extends Error {
  constructor(
    readonly fault: FetchFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
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
