/** Why a request to another system got no usable response. */
export type OutgoingFault =
  /** Not an address, one with a password in it, or one that is neither http nor https. */
  | 'ADDRESS_INVALID'
  | 'NOT_HTTPS'
  | 'PRIVATE_ADDRESS'
  | 'HOST_UNKNOWN'
  | 'UNREACHABLE'
  | 'CERTIFICATE'
  | 'TIMEOUT'
  | 'TOO_LARGE'
  | 'WRONG_TYPE'
  | 'REDIRECTED';

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
