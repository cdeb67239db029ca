import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import { needsAttention } from '../../../core/requests/attention';
import { nextAction, type Missing, type RequestAction } from '../../../core/requests/next-action';
import { sortRequests } from '../../../core/requests/order';

/** The company's next step for one customer, or for several together. */
export interface RequestStep {
  act: RequestAction;
  /** The customers it is for, the most urgent first. */
  customers: readonly string[];
  /** The earliest of their due dates, `YYYY-MM-DD`. */
  due: string | null;
  /** The request of the first of them. */
  request: CustomerRequest;
  /** How many answers are missing on the linked page; undefined if unknown. */
  missing?: number | undefined;
}

/** What a request lacks; undefined until it has been counted. */
export type CountMissing = (
  request: Pick<CustomerRequest, 'RequestedSector' | 'RequestedCountry'>,
) => Missing | undefined;

/** The open steps for customers, the earliest due date first; requests served by the same action are one step. */
export function requestSteps(
  requests: readonly CustomerRequest[],
  missingIn: CountMissing = () => undefined,
): RequestStep[] {
  const steps = new Map<string, RequestStep>();
  for (const request of byDueDate(requests.filter(needsAttention))) {
    const missing = missingIn(request);
    const act = nextAction(request, missing);
    const key = keyOf(act, request);
    const known = steps.get(key);
    const { RequesterCompanyName: customer, DueDate: due } = request;
    const customers = known?.customers ?? [];
    steps.set(key, {
      ...(known ?? { act, due, request, missing: missingFor(act, missing) }),
      customers: customers.includes(customer) ? customers : [...customers, customer],
    });
  }
  return [...steps.values()];
}

/** How many whole days it is until the day; negative once it has passed. Both `YYYY-MM-DD`. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);

function byDueDate(requests: readonly CustomerRequest[]): CustomerRequest[] {
  const dayOf = ({ DueDate }: CustomerRequest) => Date.parse(DueDate ?? '9999-12-31');
  return sortRequests(requests).sort((a, b) => dayOf(a) - dayOf(b));
}

function missingFor(act: RequestAction, missing: Missing | undefined): number | undefined {
  if (act === 'answer') return missing?.segment;
  return act === 'answerCompany' ? missing?.company : undefined;
}

/**
 * A submission and shared emissions serve every waiting customer, the answers of a segment everyone who requests it.
 */
function keyOf(
  act: RequestAction,
  { LinkingId, RequestedSector, RequestedCountry }: CustomerRequest,
): string {
  if (act === 'decide' || act === 'look') return `${act} ${LinkingId}`;
  return act === 'answer' ? `${act} ${RequestedSector} ${RequestedCountry}` : act;
}
