import type { ClientArea } from '../../core/terms/api-clients';
import { ProjectParams } from '../../core/contracts/common';
import { PopulateBody, PopulateResult } from '../../core/contracts/populate';
import { memberOf } from './access/guard';
import type { Member } from '../lib/access/members';
import { lockWork } from '../lib/advisory-lock';
import type { Queryable } from '../lib/database';
import type { TypedApp } from '../lib/typed-app';

const schema = { params: ProjectParams, body: PopulateBody, response: { 200: PopulateResult } };
const prepared = 'The data was prepared already';

/**
 * Lets users of a project have a module's data prepared, at `path` plus `/populate`. `populate` creates the
 * missing rows and returns how many; a second run finds nothing to do. Concurrent requests are serialised, so
 * that nothing is created twice.
 */
export function registerPopulate(
  app: TypedApp,
  path: `/api/${string}/:projectId`,
  clients: ClientArea,
  populate: (tx: Queryable, member: Member) => Promise<number>,
): void {
  app.post(
    `${path}/populate`,
    { config: { access: 'project', clients, forViewOnly: true }, schema },
    async (request) => {
      const member = memberOf(request);
      await lockWork(request.tx, path, member.projectId);
      const created = await populate(request.tx, member);
      const message = created > 0 ? 'The data is prepared' : prepared;
      return { data: { created }, message };
    },
  );
}

/** The same request for lists that people fill in by hand: there is never anything to prepare. */
export function registerEmptyPopulates(
  app: TypedApp,
  paths: readonly `/api/${string}/:projectId`[],
  clients: ClientArea | 'none',
): void {
  for (const path of paths)
    app.post(
      `${path}/populate`,
      { config: { access: 'project', clients, ownTransaction: true, forViewOnly: true }, schema },
      async () => ({ data: { created: 0 }, message: prepared }),
    );
}
