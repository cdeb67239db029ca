import type { outgoingFaults } from '../../../core/outgoing/outgoing-faults';

/** Why a request to another system got no usable response; what `WRONG_TYPE` means depends on the caller. */
type OutgoingFault = (typeof outgoingFaults)[number] | 'WRONG_TYPE';

export class OutgoingError extends Error {
  constructor(
    readonly fault: OutgoingFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const certificateCodes =
  /^(CERT_|ERR_TLS_CERT|ERR_SSL|EPROTO|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;

/** Converts what Node throws to a fault; a fault stays unchanged. */
export function toOutgoingError(error: unknown, origin: string): OutgoingError {
  if (error instanceof OutgoingError) return error;
  const code = codeOf(error);
  const fault: OutgoingFault = certificateCodes.test(code)
    ? 'CERTIFICATE'
    : code === 'ENOTFOUND'
      ? 'HOST_UNKNOWN'
      : 'UNREACHABLE';
  return new OutgoingError(fault, `${origin} cannot be called (${code || (error as Error).message})`, {
    cause: error,
  });
}

/** For a host with several addresses, the code of the first. */
function codeOf(error: unknown): string {
  const { code, errors } = error as AggregateError & { code?: unknown };
  if (typeof code === 'string') return code;
  return errors?.[0] ? codeOf(errors[0]) : '';
}
