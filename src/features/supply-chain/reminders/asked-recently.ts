import type { Supplier } from '../../../../core/contracts/supply-chain';

const dayMs = 24 * 60 * 60_000;

/** Whether the supplier was asked within the last 24 hours; asking again then needs a confirmation. */
export function wasAskedRecently(
  { lastLinkingRequest }: Pick<Supplier, 'lastLinkingRequest'>,
  now: Date,
): boolean {
  return now.getTime() - Date.parse(lastLinkingRequest) < dayMs;
}
