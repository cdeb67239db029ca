import type { PageMeta, PageQuery } from '../../core/contracts/common';

/** Which rows of a list a query returns. */
export interface RowRange {
  limit: number;
  offset: number;
}

export const rangeOf = ({ page, pageSize }: PageQuery): RowRange => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
});

/** The position of a page in a list of `total` items; an empty list has one empty page. */
export function pageOf({ page, pageSize }: PageQuery, total: number): PageMeta['pagination'] {
  return { page, pageSize, pageCount: Math.max(1, Math.ceil(total / pageSize)), total };
}
