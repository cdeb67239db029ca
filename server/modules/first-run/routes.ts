import { ProjectParams } from '../../../core/contracts/common';
import { PrivilegesAnswer } from '../../../core/contracts/privileges';
import { memberOf } from '../../plugins/access/guard';
import type { TypedApp } from '../../lib/typed-app';
import { completeFirstRun } from './service';

/** The end of the guided first run: an administrator opens the areas for everyone in the company. */
export function registerFirstRun(app: TypedApp): void {
  app.post(
    '/api/first-run/project/:projectId/complete',
    {
      config: { access: 'admin', clients: 'none' },
      schema: { params: ProjectParams, response: { 200: PrivilegesAnswer } },
    },
    async (request) => ({ privileges: await completeFirstRun(request.tx, memberOf(request)) }),
  );
}
