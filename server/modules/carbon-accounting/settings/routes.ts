import { AccountingSettingsAnswer, AccountingSettingsBody } from '../../../../core/contracts/ca-settings';
import { ProjectParams } from '../../../../core/contracts/common';
import type { Database } from '../../../lib/database';
import type { TypedApp } from '../../../lib/typed-app';
import { authorOf, managing, reading, recordPath } from '../records/record-routes';
import { changeSettings, readSettings } from './service';

/** A project's accounting settings. */
export function registerSettings(app: TypedApp, database: Database): void {
  const path = recordPath('ca-settings');
  app.get(
    path,
    { config: reading, schema: { params: ProjectParams, response: { 200: AccountingSettingsAnswer } } },
    async ({ params: { projectId } }) => ({ data: await readSettings(database, projectId) }),
  );

  app.put(
    path,
    {
      config: managing,
      schema: {
        params: ProjectParams,
        body: AccountingSettingsBody,
        response: { 200: AccountingSettingsAnswer },
      },
    },
    async (request) => ({ data: await changeSettings(authorOf(request), request.body.data) }),
  );
}
