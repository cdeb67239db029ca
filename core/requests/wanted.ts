/**
 * What a customer may ask a supplier for, in the order in which it is listed. Another kind needs its place here, the
 * instant at which it is done (server/lib/wanted.ts), where it is done (src/features/requests/wanted-links.ts) and its
 * texts.
 */
export const wantedKinds = ['selfAssessment', 'emissions', 'productFootprints'] as const;
export type WantedKind = (typeof wantedKinds)[number];

/** What is asked for until somebody chooses. */
export const usuallyWanted: readonly WantedKind[] = ['selfAssessment'];

export interface WantedItem {
  kind: WantedKind;
  /** ISO 8601; null until the supplier has done it. */
  doneAt: string | null;
}

interface Asked {
  wanted?: readonly WantedItem[] | undefined;
  lastSubmitDate: string | null;
}

/** What is asked for. Where nothing says it, as in what an earlier version has kept: the self-assessment. */
export function wantedOf({ wanted, lastSubmitDate }: Asked): readonly WantedItem[] {
  return wanted ?? [{ kind: 'selfAssessment', doneAt: lastSubmitDate }];
}

export const isAllDone = (wanted: readonly WantedItem[]): boolean =>
  wanted.every(({ doneAt }) => doneAt !== null);

/**
 * Whether a request is answered: all that is asked for is done, and some of it since the customer last asked. Who is
 * reminded of one thing need not do the others again. @param askedAt milliseconds; undefined where it is not known
 */
export function isAnswered(wanted: readonly WantedItem[], askedAt: number | undefined): boolean {
  const done = wanted.map(({ doneAt }) => (doneAt === null ? NaN : Date.parse(doneAt)));
  if (done.length === 0 || done.some(Number.isNaN)) return false;
  return askedAt === undefined || Math.max(...done) >= askedAt;
}
