/** Faults that leave the server responding; `/readyz` and the metric `trouble` report these codes. */
export const faultCodes = [
  'IDENTITY_UNREACHABLE',
  'IDENTITY_UNTRUSTED',
  'IDENTITY_MISCONFIGURED',
  'DISK_FULL',
  'FAN_OUT_UNREACHABLE',
  'REPLICA_LEFT_OUT',
] as const;
export type FaultCode = (typeof faultCodes)[number];

/** The part of a logger that reports when something begins and ends. */
interface Log {
  error(fields: object, message: string): void;
  info(fields: object, message: string): void;
}

/** Current faults, logged once when they begin, when their cause changes and when they end. */
export interface ActiveFaults {
  begin(code: FaultCode, cause: string): void;
  end(code: FaultCode): void;
  current(): FaultCode[];
  /** Where to log; earlier faults are logged now. */
  logTo(log: Log): void;
}

export function createActiveFaults(): ActiveFaults {
  const causes = new Map<FaultCode, string>();
  let log: Log | undefined;
  const logFault = (code: FaultCode, cause: string) => log?.error({ code, cause }, 'trouble begins');
  return {
    begin(code, cause) {
      if (causes.get(code) === cause) return;
      causes.set(code, cause);
      logFault(code, cause);
    },
    end(code) {
      if (causes.delete(code)) log?.info({ code }, 'trouble is over');
    },
    current: () => [...causes.keys()],
    logTo(next) {
      log = next;
      for (const [code, cause] of causes) logFault(code, cause);
    },
  };
}
