interface BackOff {
  /** Seconds to the first retry after a failure; each further wait is twice the previous one. */
  firstSeconds: number;
  maxSeconds: number;
}

/** Seconds to wait after that many failed attempts. */
export const backOff = (attempts: number, { firstSeconds, maxSeconds }: BackOff): number =>
  Math.min(firstSeconds * 2 ** (attempts - 1), maxSeconds);
