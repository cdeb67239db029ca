import type { PageMeta } from '../../../core/contracts/common';
import type { ApiError } from './api-error';
import type { ApiRequest } from './base-query';
import { listItem } from './list-item';
import { hasList } from './shapes';

type Answer = { data: unknown; error?: undefined } | { error: ApiError; data?: undefined };
type Send = (request: ApiRequest) => Answer | PromiseLike<Answer>;

/**
 * Fetches a whole list page by page. If one page fails, the list fails. A response without paging information is the
 * whole list.
 */
export async function fetchAllPages<Item extends object>(
  send: Send,
  request: ApiRequest,
  pageSize: number,
): Promise<{ data: Item[] } | { error: ApiError }> {
  const items: Item[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const answer = await send({ ...request, params: { ...request.params, page, pageSize }, expect: hasList });
    if (answer.error) return { error: answer.error };
    const { data, meta } = answer.data as { data: Item[]; meta?: PageMeta };
    items.push(...data.map(listItem));
    pageCount = meta?.pagination.pageCount ?? 1;
  }
  return { data: items };
}
