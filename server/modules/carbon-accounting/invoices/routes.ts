import { InvoicesAnswer, InvoicesBody, InvoiceState } from '../../../../core/contracts/ca-invoices';
import { ProjectParams } from '../../../../core/contracts/common';
import type { Database } from '../../../lib/database';
import type { TypedApp } from '../../../lib/typed-app';
import { maxFileBytes } from '../../../plugins/file-body';
import { authorOf, managing, reading, recordPath } from '../records/record-routes';
import { findMeanings } from './meanings-repository';
import { findKnownInvoices } from './repository';
import { takeInvoices } from './service';

/** Invoices read on a device: which ones exist, and those of a drop. A drop is undone like an import. */
export function registerInvoices(app: TypedApp, database: Database): void {
  const path = recordPath('ca-invoices');

  app.get(
    path,
    { config: reading, schema: { params: ProjectParams, response: { 200: InvoiceState } } },
    async ({ params: { projectId } }) => ({
      data: {
        invoices: await findKnownInvoices(database, projectId),
        meanings: await findMeanings(database, projectId),
      },
    }),
  );

  app.post(
    path,
    {
      config: managing,
      bodyLimit: maxFileBytes,
      schema: { params: ProjectParams, body: InvoicesBody, response: { 200: InvoicesAnswer } },
    },
    async (request) => ({ data: await takeInvoices(authorOf(request), request.body) }),
  );
}
