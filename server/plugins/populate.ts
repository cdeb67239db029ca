import { ProjectParams } from '../../core/contracts/common';
import { PopulateBody, PopulateResult } from '../../core/contracts/populate';
import { memberOf } from './access/guard';
import type { Member } from '../lib/access/members';
import type { Queryable } from '../lib/database';
import type { TypedApp } from '../lib/typed-app';

/**
 * Lets users of a project have a module's data prepared, at `path` plus `/populate`. `populate` makes the rows that
 * are missing and answers how many; the same again finds nothing to do. Two who ask at the same time
 * are served one after the other, so that nothing is made twice.
 */
export function registerPopulate(
  app: TypedApp,
  path: `/api/${string}/:projectId`,
  populate: (tx: Queryable, member: Member) => Promise<number>,
): void {
  app.post(
    `${path}/populate`,
    {
      config: { access: 'project' },
      schema: { params: ProjectParams, body: PopulateBody, response: { 200: PopulateResult } },
    },
    async (request) => {
      const member = memberOf(request);
      await request.tx.query('select pg_advisory_xact_lock(hashtext($1), $2)', [path, member.projectId]);
      const created = await populate(request.tx, member);
      const message = created > 0 ? 'The data is prepared' : 'The data was prepared already';
      return { data: { created }, message };
    },
  );
}
