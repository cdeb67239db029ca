import type { FetchFault } from '../../../../core/products/fetch-faults';
import { OutgoingError, type OutgoingFault } from '../../../lib/outgoing/outgoing-error';

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

const faults: Readonly<Record<OutgoingFault, FetchFault>> = {
  ADDRESS_INVALID: 'ADDRESS_INVALID',
  NOT_HTTPS: 'NOT_HTTPS',
  PRIVATE_ADDRESS: 'PRIVATE_ADDRESS',
  HOST_UNKNOWN: 'HOST_UNKNOWN',
  UNREACHABLE: 'UNREACHABLE',
  CERTIFICATE: 'CERTIFICATE',
  TIMEOUT: 'TIMEOUT',
  TOO_LARGE: 'TOO_LARGE',
  WRONG_TYPE: 'NOT_JSON',
  REDIRECTED: 'REDIRECTED',
};

/** Converts any error of the connection to a partner; rethrows others. */
export function toPactError(error: unknown): PactError {
  if (error instanceof PactError) return error;
  if (error instanceof OutgoingError)
    return new PactError(faults[error.fault], error.message, { cause: error });
  throw error;
}
