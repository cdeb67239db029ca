/** The specified start-up phases, in order. */
const phases = ['public', 'cached', 'login', 'critical', 'secondary', 'background'] as const;

export type PhaseName = (typeof phases)[number];

/** Start-up measurements. Times are milliseconds since the page was opened. */
export interface StartUpReport {
  phase: string;
  failure: { kind: string } | null;
  times: readonly { phase: string; startedAt: number; endedAt: number | null }[];
}

export interface PhaseReport {
  phase: PhaseName;
  /** `skipped` phases were not needed for this page. */
  state: 'skipped' | 'running' | 'done';
  startedAt: number;
  tookMs: number;
}

/** Every phase with its time; the last run counts. */
export function phaseReports({ times }: StartUpReport): PhaseReport[] {
  return phases.map((phase) => {
    const last = times.filter((time) => time.phase === phase).at(-1);
    if (!last) return { phase, state: 'skipped', startedAt: 0, tookMs: 0 };
    const { startedAt, endedAt } = last;
    if (endedAt === null) return { phase, state: 'running', startedAt, tookMs: 0 };
    return { phase, state: 'done', startedAt, tookMs: endedAt - startedAt };
  });
}

export function readiness({ phase, failure }: StartUpReport): 'ready' | 'failed' | 'starting' {
  if (failure) return 'failed';
  return phase === 'ready' ? 'ready' : 'starting';
}
