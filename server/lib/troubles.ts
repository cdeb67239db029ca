/** Faults that leave the server responding; `/readyz` and the metric `trouble` report these codes. */
export const troubleCodes = [
  'IDENTITY_UNREACHABLE',
  'IDENTITY_UNTRUSTED',
  'IDENTITY_MISCONFIGURED',
  'DISK_FULL',
  'FAN_OUT_UNREACHABLE',
  'REPLICA_LEFT_OUT',
] as const;
export type TroubleCode = (typeof troubleCodes)[number];

/** The part of a logger that reports when something begins and ends. */
interface Log {
  error(fields: object, message: string): void;
  info(fields: object, message: string): void;
}

/** Current faults, logged once when they begin, when their cause changes and when they end. */
export interface Troubles {
  begin(code: TroubleCode, cause: string): void;
  end(code: TroubleCode): void;
  current(): TroubleCode[];
  /** Where to log; earlier faults are logged now. */
  logTo(log: Log): void;
}

export function createTroubles(): Troubles {
  const causes = new Map<TroubleCode, string>();
  let log: Log | undefined;
  const say = (code: TroubleCode, cause: string) => log?.error({ code, cause }, 'trouble begins');
  return {
    begin(code, cause) {
      if (causes.get(code) === cause) return;
      causes.set(code, cause);
      say(code, cause);
    },
    end(code) {
      if (causes.delete(code)) log?.info({ code }, 'trouble is over');
    },
    current: () => [...causes.keys()],
    logTo(next) {
      log = next;
      for (const [code, cause] of causes) say(code, cause);
    },
  };
}
