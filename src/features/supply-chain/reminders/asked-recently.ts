import type { Supplier } from '../../../../core/contracts/supply-chain';

const dayMs = 24 * 60 * 60_000;

/** Whether the supplier was asked within the last 24 hours: then it is asked again only if the person confirms. */
export function wasAskedRecently(
  { lastLinkingRequest }: Pick<Supplier, 'lastLinkingRequest'>,
  now: Date,
): boolean {
  return now.getTime() - Date.parse(lastLinkingRequest) < dayMs;
}
