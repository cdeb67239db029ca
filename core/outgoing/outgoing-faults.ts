/** Why a request to another system got no usable response; the app has a text for each. */
export const outgoingFaults = [
  /** Not an address, one with a password in it, or one that is neither http nor https. */
  'ADDRESS_INVALID',
  'NOT_HTTPS',
  'PRIVATE_ADDRESS',
  'HOST_UNKNOWN',
  'UNREACHABLE',
  'CERTIFICATE',
  'TIMEOUT',
  'TOO_LARGE',
  'REDIRECTED',
] as const;
