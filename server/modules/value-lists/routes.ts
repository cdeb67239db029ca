import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { PageMeta, PageQuery } from '../../../core/contracts/common';
import { valueLists, type ValueListName } from '../../../core/contracts/value-lists';
import { valueListData } from '../../../data/value-lists';
import { pageOf, rangeOf } from '../../lib/paging';

/** The specification's page size is the maximum for these lists. */
const ValueListQuery = Type.Object({
  page: Type.Integer({ ...PageQuery.properties.page, maximum: 1_000_000 }),
  pageSize: Type.Integer({ ...PageQuery.properties.pageSize, maximum: 100 }),
});
type ValueListQuery = Static<typeof ValueListQuery>;

/** Reference data: it changes only with a new version of the product, so it may be cached for a day. */
export function registerValueLists(app: FastifyInstance): void {
  for (const name of Object.keys(valueLists) as ValueListName[]) {
    const items: readonly unknown[] = valueListData[name];
    const digest = createHash('sha256').update(JSON.stringify(items)).digest('base64url').slice(0, 16);
    app.get<{ Querystring: ValueListQuery }>(
      `/api/${name}`,
      {
        config: { access: 'app' },
        schema: {
          querystring: ValueListQuery,
          response: { 200: Type.Object({ data: Type.Array(valueLists[name]), meta: PageMeta }) },
        },
      },
      async (request, reply) => {
        const { page, pageSize } = request.query;
        const etag = `"${digest}-${page}-${pageSize}"`;
        reply.headers({ 'cache-control': 'private, max-age=86400', etag });
        // The header may be a list, and a proxy that compresses makes the tag a weak one: W/"...".
        if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
        const { limit, offset } = rangeOf(request.query);
        return {
          data: items.slice(offset, offset + limit),
          meta: { pagination: pageOf(request.query, items.length) },
        };
      },
    );
  }
}
