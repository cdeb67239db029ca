import { Type } from 'typebox';
import { PageQuery, ProjectParams } from '../../../core/contracts/common';
import {
  CustomerRequestList,
  LastSubmissionDate,
  RespondBody,
  RespondResult,
  SubmitResult,
} from '../../../core/contracts/customer-requests';
import { CustomerViewAnswer, WithholdBody } from '../../../core/contracts/customer-view';
import { memberOf } from '../../plugins/access/guard';
import type { Database } from '../../lib/database';
import { registerPopulate } from '../../plugins/populate';
import type { TypedApp } from '../../lib/typed-app';
import { claimRequests } from './claim-requests';
import { previewCustomerView, type Company } from './preview';
import { findLastSubmitDate } from './repository';
import { listRequests, respond, type Offers, type Segments } from './service';
import { submit, type Assessment, type Customers } from './submission';
import { withhold, type Shared } from './withhold';

const LinkingParams = Type.Object({
  ...ProjectParams.properties,
  linkingId: Type.String({ format: 'uuid', errorMessage: 'Linking id is required and must be a UUID' }),
});

export interface CustomerRequestsParts extends Shared {
  segments: Segments;
  assessment: Assessment;
  customers: Customers;
  company: Company;
  offers: Offers;
}

/** The requests of a supplier's customers. Every user of the project may respond to them. */
export function registerCustomerRequests(
  app: TypedApp,
  database: Database,
  { segments, assessment, customers, company, figures, offers, reports }: CustomerRequestsParts,
): void {
  const path = '/api/customer-requests/project/:projectId';

  app.get(
    path,
    {
      config: { access: 'project', clients: 'requests', reads: 'list' },
      schema: { params: ProjectParams, querystring: PageQuery, response: { 200: CustomerRequestList } },
    },
    (request) => listRequests(request.db, request.params.projectId, request.query),
  );

  app.get(
    `${path}/last-submission-date`,
    {
      config: { access: 'project', clients: 'requests' },
      schema: { params: ProjectParams, response: { 200: LastSubmissionDate } },
    },
    async (request) => ({ lastSubmitDate: await findLastSubmitDate(database, request.params.projectId) }),
  );

  app.post(
    `${path}/respond`,
    {
      config: { access: 'project', clients: 'requests' },
      schema: { params: ProjectParams, body: RespondBody, response: { 200: RespondResult } },
    },
    async (request) => ({
      data: await respond(
        request.tx,
        { segments, customers, figures, offers, reports },
        memberOf(request),
        request.body,
      ),
    }),
  );

  app.put(
    `${path}/:linkingId/visibility`,
    {
      config: { access: 'project', clients: 'requests' },
      schema: { params: LinkingParams, body: WithholdBody, response: { 200: RespondResult } },
    },
    async (request) => ({
      data: await withhold(
        request.tx,
        { figures, reports },
        memberOf(request),
        request.params.linkingId,
        request.body,
      ),
    }),
  );

  app.get(
    `${path}/:linkingId/preview`,
    {
      config: { access: 'project', clients: 'requests' },
      schema: { params: LinkingParams, response: { 200: CustomerViewAnswer } },
    },
    async ({ params: { projectId, linkingId } }) => ({
      data: await previewCustomerView(database, company, projectId, linkingId),
    }),
  );

  registerPopulate(app, path, 'requests', (tx, member) => claimRequests(tx, segments, member));

  app.post(
    `${path}/submit`,
    {
      config: { access: 'project', clients: 'requests' },
      schema: { params: ProjectParams, response: { 200: SubmitResult } },
    },
    async (request) => {
      const { timestamp, ...data } = await submit(request.tx, { assessment, customers }, memberOf(request));
      return { timestamp, data, message: 'Self-assessment submitted' };
    },
  );
}
