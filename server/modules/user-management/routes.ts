import { PageQuery, ProjectParams } from '../../../core/contracts/common';
import { AccountSettingsAnswer } from '../../../core/contracts/account';
import {
  CreateUserBody,
  ProjectUserList,
  TransferMainUserAnswer,
  TransferMainUserBody,
  UpdateAttributeBody,
  UpdatePersonBody,
  UpdateRoleBody,
  UpdateViewOnlyBody,
  UserAnswer,
  UserParams,
  VersionQuery,
} from '../../../core/contracts/users';
import { memberOf } from '../../plugins/access/guard';
import { registerEmptyPopulates } from '../../plugins/populate';
import type { Database } from '../../lib/database';
import { pageOf, rangeOf } from '../../lib/paging';
import type { TypedApp } from '../../lib/typed-app';
import { updateAttribute, updatePerson } from './attributes';
import type { UserParts } from './parts';
import { findUsers } from './repository';
import { changeRole, createUser, removeUser, setViewOnly, transferMainUser } from './service';

/** The people of a project. Requests that name a person and no project refer to the caller's own project. */
export function registerUserManagement(app: TypedApp, database: Database, parts: UserParts): void {
  const path = '/api/user-management' as const;
  const ofProject = `${path}/project/:projectId/users`;
  const ofUser = `${path}/users/:userId`;

  registerEmptyPopulates(app, [`${path}/project/:projectId`], 'none');

  app.get(
    ofProject,
    {
      config: { access: 'project', clients: 'none', reads: 'list' },
      schema: { params: ProjectParams, querystring: PageQuery, response: { 200: ProjectUserList } },
    },
    async ({ params, query, db }) => {
      const { users, total } = await findUsers(db, params.projectId, rangeOf(query));
      return { data: users, meta: { pagination: pageOf(query, total) } };
    },
  );

  app.post(
    ofProject,
    {
      config: { access: 'admin', clients: 'none' },
      schema: { params: ProjectParams, body: CreateUserBody, response: { 201: UserAnswer } },
    },
    async (request, reply) => {
      const data = await createUser(request.tx, parts, memberOf(request), request.body);
      reply.code(201);
      return { data };
    },
  );

  app.put(
    ofUser,
    {
      config: { access: 'project', clients: 'none', ownProject: true },
      schema: { params: UserParams, body: UpdatePersonBody, response: { 200: UserAnswer } },
    },
    async (request) => ({
      data: await updatePerson(request.tx, parts, memberOf(request), { ...request.params, ...request.body }),
    }),
  );

  app.delete(
    ofUser,
    {
      config: { access: 'admin', clients: 'none', ownProject: true },
      schema: { params: UserParams, querystring: VersionQuery, response: { 200: UserAnswer } },
    },
    async (request) => ({
      data: await removeUser(request.tx, parts, memberOf(request), { ...request.params, ...request.query }),
    }),
  );

  app.put(
    `${ofUser}/role`,
    {
      config: { access: 'admin', clients: 'none', ownProject: true },
      schema: { params: UserParams, body: UpdateRoleBody, response: { 200: UserAnswer } },
    },
    async (request) => ({
      data: await changeRole(request.tx, parts, memberOf(request), { ...request.params, ...request.body }),
    }),
  );

  app.put(
    `${ofUser}/view-only`,
    {
      config: { access: 'admin', clients: 'none', ownProject: true },
      schema: { params: UserParams, body: UpdateViewOnlyBody, response: { 200: UserAnswer } },
    },
    async (request) => ({
      data: await setViewOnly(request.tx, memberOf(request), { ...request.params, ...request.body }),
    }),
  );

  app.post(
    `${path}/update-attribute`,
    {
      config: { access: 'project', clients: 'none', ownProject: true, forViewOnly: true },
      schema: { body: UpdateAttributeBody, response: { 200: AccountSettingsAnswer } },
    },
    async (request) => ({
      data: await updateAttribute(request.tx, parts, memberOf(request), request.body),
    }),
  );

  app.post(
    `${path}/transfer-main-user`,
    {
      config: {
        access: 'mainUser',
        clients: 'none',
        ownProject: true,
        refusal: "You don't have permission to transfer the main user role",
      },
      schema: { body: TransferMainUserBody, response: { 200: TransferMainUserAnswer } },
    },
    async (request) => ({
      success: true,
      message: await transferMainUser(request.tx, parts, memberOf(request), request.body),
    }),
  );
}
