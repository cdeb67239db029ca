import { PageQuery, ProjectParams } from '../../../core/contracts/common';
import {
  CompanyProfileAnswer,
  ProfileHistory,
  UpdateProfileBody,
} from '../../../core/contracts/company-profile';
import { PrivilegesAnswer } from '../../../core/contracts/privileges';
import { memberOf } from '../../plugins/access/guard';
import { notFound } from '../../lib/api-error';
import type { Database, Queryable } from '../../lib/database';
import { pageOf, rangeOf, type RowRange } from '../../lib/paging';
import type { TypedApp } from '../../lib/typed-app';
import { findPrivileges, findProfile } from './repository';
import { changeProfile, type CarbonAccounts } from './service';

/** What the company profile needs from other modules. */
export interface ProfileParts {
  carbonAccounts: CarbonAccounts;
  /** Of the audit trail. */
  history: (
    db: Queryable,
    page: RowRange & { projectId: number; area: 'company-profile' },
  ) => Promise<{ entries: ProfileHistory['data']; total: number }>;
}

/** The data that a company enters about itself, and its privileges. */
export function registerCompanyProfile(
  app: TypedApp,
  database: Database,
  { carbonAccounts, history }: ProfileParts,
): void {
  const path = '/api/company-profile/:projectId';

  app.get(
    path,
    {
      config: { access: 'project', clients: 'company' },
      schema: { params: ProjectParams, response: { 200: CompanyProfileAnswer } },
    },
    async (request) => {
      const data = await findProfile(database, request.params.projectId);
      if (!data) throw notFound('The company profile');
      return { data };
    },
  );

  app.put(
    path,
    {
      config: {
        access: 'mainUser',
        clients: 'none',
        refusal: 'You do not have permission to edit the company profile',
      },
      schema: { params: ProjectParams, body: UpdateProfileBody, response: { 200: CompanyProfileAnswer } },
    },
    async (request) => ({
      data: await changeProfile(request.tx, memberOf(request), request.body, carbonAccounts),
    }),
  );

  app.get(
    `${path}/history`,
    {
      config: { access: 'project', clients: 'company', reads: 'list' },
      schema: { params: ProjectParams, querystring: PageQuery, response: { 200: ProfileHistory } },
    },
    async ({ params: { projectId }, query, db }) => {
      const page = { projectId, area: 'company-profile', ...rangeOf(query) } as const;
      const { entries, total } = await history(db, page);
      return { data: entries, meta: { pagination: pageOf(query, total) } };
    },
  );

  app.get(
    `${path}/privileges`,
    {
      config: { access: 'project', clients: 'company' },
      schema: { params: ProjectParams, response: { 200: PrivilegesAnswer } },
    },
    async (request) => {
      const privileges = await findPrivileges(database, request.params.projectId);
      if (!privileges) throw notFound('The project');
      return { privileges };
    },
  );
}
