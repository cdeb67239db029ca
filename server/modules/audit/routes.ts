import { Readable } from 'node:stream';
import { AuditList, AuditQuery } from '../../../core/contracts/audit';
import { ProjectParams } from '../../../core/contracts/common';
import type { Queryable } from '../../lib/database';
import { pageOf, rangeOf } from '../../lib/paging';
import type { TypedApp } from '../../lib/typed-app';
import { csvStart, toCsv } from './csv';
import { findAfter, findPage } from './repository';

const batch = 500;

/** Who changed what in a project, for its administrators. */
export function registerAudit(app: TypedApp): void {
  const path = '/api/audit/project/:projectId';

  app.get(
    path,
    {
      config: { access: 'admin', clients: 'audit', reads: 'list' },
      schema: { params: ProjectParams, querystring: AuditQuery, response: { 200: AuditList } },
    },
    async ({ params: { projectId }, query: { area, ...query }, db }) => {
      const page = { projectId, ...(area && { area }), ...rangeOf(query) };
      const { entries, total } = await findPage(db, page);
      return { data: entries, meta: { pagination: pageOf(query, total) } };
    },
  );

  app.get(
    `${path}/csv`,
    { config: { access: 'admin', clients: 'audit', reads: 'report' }, schema: { params: ProjectParams } },
    async (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="audit.csv"')
        .send(Readable.from(csvLines(request.db, request.params.projectId))),
  );
}

/** Everything, the oldest first, in batches. */
async function* csvLines(db: Queryable, projectId: number): AsyncGenerator<string> {
  yield csvStart;
  let after = 0;
  for (;;) {
    const entries = await findAfter(db, { projectId, after, limit: batch });
    if (entries.length > 0) yield entries.map(toCsv).join('');
    if (entries.length < batch) return;
    after = entries.at(-1)?.number ?? after;
  }
}
