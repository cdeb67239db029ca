/**
 * What a customer may ask a supplier for, in display order. A new kind needs an entry here, the instant at which it is
 * done (server/lib/requested-items.ts), the page where it is done
 * (src/domain/requests/requested-items/requested-item-links.ts), and its texts.
 */
export const requestedKinds = ['selfAssessment', 'emissions', 'productFootprints'] as const;
export type RequestedKind = (typeof requestedKinds)[number];

/** The default request. */
export const defaultRequestedKinds: readonly RequestedKind[] = ['selfAssessment'];

export interface RequestedItem {
  kind: RequestedKind;
  /** ISO 8601; null until the supplier has done it. */
  doneAt: string | null;
}

interface Asked {
  wanted?: readonly RequestedItem[] | undefined;
  lastSubmitDate: string | null;
}

/** What is asked for. If not stated, as in data stored by an earlier version: the self-assessment. */
export function requestedItemsOf({ wanted, lastSubmitDate }: Asked): readonly RequestedItem[] {
  return wanted ?? [{ kind: 'selfAssessment', doneAt: lastSubmitDate }];
}

export const isAllDone = (wanted: readonly RequestedItem[]): boolean =>
  wanted.every(({ doneAt }) => doneAt !== null);

/**
 * Whether a request is answered: everything it asks for is done, and some of it since the customer last asked. After a
 * reminder of one thing, the others need not be done again.
 * @param askedAt milliseconds; undefined if unknown
 */
export function isAnswered(wanted: readonly RequestedItem[], askedAt: number | undefined): boolean {
  const done = wanted.map(({ doneAt }) => (doneAt === null ? NaN : Date.parse(doneAt)));
  if (done.length === 0 || done.some(Number.isNaN)) return false;
  return askedAt === undefined || Math.max(...done) >= askedAt;
}
