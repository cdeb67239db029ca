import { Type } from 'typebox';
import { ProjectParams } from '../../../core/contracts/common';
import {
  CompanyQuestionsAnswer,
  CompanyQuestionsOrNull,
  SaveCompanyQuestionsBody,
} from '../../../core/contracts/company-questions';
import { memberOf } from '../../plugins/access/guard';
import type { Database } from '../../lib/database';
import { registerPopulate } from '../../plugins/populate';
import type { TypedApp } from '../../lib/typed-app';
import { ensure } from './repository';
import { findCompanyQuestions, getCompanyQuestions, saveCompanyQuestions } from './service';

const Query = Type.Object({
  _t: Type.Optional(Type.String({ maxLength: 40, description: 'prevents caching' })),
  orNull: Type.Optional(
    Type.Literal('true', { description: 'null instead of a 404 before the first answer' }),
  ),
});

/** What a company answers once for all its customers. Every user of the project may answer. */
export function registerCompanyQuestions(app: TypedApp, database: Database): void {
  const path = '/api/company-questions/project/:projectId';

  app.get(
    path,
    {
      config: { access: 'project', clients: 'assessment' },
      schema: {
        params: ProjectParams,
        querystring: Query,
        response: { 200: CompanyQuestionsOrNull },
      },
    },
    async ({ params: { projectId }, query: { orNull } }) => ({
      data: orNull
        ? ((await findCompanyQuestions(database, projectId)) ?? null)
        : await getCompanyQuestions(database, projectId),
    }),
  );

  app.post(
    `${path}/submit`,
    {
      config: { access: 'project', clients: 'assessment' },
      schema: {
        params: ProjectParams,
        body: SaveCompanyQuestionsBody,
        response: { 200: CompanyQuestionsAnswer },
      },
    },
    async (request) => ({
      data: await saveCompanyQuestions(request.tx, memberOf(request), request.body),
    }),
  );

  registerPopulate(app, path, 'assessment', async (tx, { projectId }) =>
    (await ensure(tx, projectId)) ? 1 : 0,
  );
}
