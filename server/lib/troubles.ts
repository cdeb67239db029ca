/** What does not work although the server answers; `/readyz` and the metric `trouble` name it so. */
export const troubleCodes = [
  'IDENTITY_UNREACHABLE',
  'IDENTITY_UNTRUSTED',
  'IDENTITY_MISCONFIGURED',
  'DISK_FULL',
  'FAN_OUT_UNREACHABLE',
  'REPLICA_LEFT_OUT',
] as const;
export type TroubleCode = (typeof troubleCodes)[number];

/** The part of a logger that says when something begins and ends. */
interface Log {
  error(fields: object, message: string): void;
  info(fields: object, message: string): void;
}

/** What is wrong at the moment, logged once when it begins, when its cause changes and when it ends. */
export interface Troubles {
  begin(code: TroubleCode, cause: string): void;
  end(code: TroubleCode): void;
  current(): TroubleCode[];
  /** Where it is logged; what began before is logged now. */
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
