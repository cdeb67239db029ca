import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import { awaitsSubmission, needsAttention, requestedItemsIn } from '../../../core/requests/attention';
import type { RequestedItem } from '../../../core/terms/requested-items';
import { normaliseStatus } from '../../../core/requests/status';

export type JourneyStep = 'received' | 'accepted' | 'submitted' | 'delivered';

/** A step on the way of a request, from its arrival to the data with the customer. */
export interface JourneyStop {
  step: JourneyStep;
  state: 'done' | 'next' | 'open';
  /** When it was done. */
  at: string | null;
}

/** The steps of a request that is not declined. Only a request for the self-assessment has a submission. */
export function journeyOf(request: CustomerRequest): JourneyStop[] {
  const isAccepted = normaliseStatus(request.Status) === 'accepted';
  const wanted = requestedItemsIn(request);
  const hasSubmission = wanted.some(({ kind }) => kind === 'selfAssessment');
  const steps: { step: JourneyStep; isDone: boolean; at: string | null }[] = [
    { step: 'received', isDone: true, at: request.LinkingCreated },
    { step: 'accepted', isDone: isAccepted, at: request.LastLinkingStatusChange },
    {
      step: 'submitted',
      isDone: isAccepted && !awaitsSubmission(request),
      at: request.LastSubmitDate,
    },
    { step: 'delivered', isDone: isAccepted && !needsAttention(request), at: lastDone(wanted) },
  ];
  const shown = steps.filter(({ step }) => step !== 'submitted' || hasSubmission);
  const next = shown.findIndex(({ isDone }) => !isDone);
  return shown.map(({ step, isDone, at }, index) => {
    if (isDone) return { step, state: 'done', at };
    return { step, state: index === next ? 'next' : 'open', at: null };
  });
}

/** When the last of the items was done; null if none is. */
function lastDone(wanted: readonly RequestedItem[]): string | null {
  const done = wanted.flatMap(({ doneAt }) => doneAt ?? []);
  return done.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? null;
}
