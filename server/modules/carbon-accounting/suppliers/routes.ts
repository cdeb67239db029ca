import { RecordParams } from '../../../../core/contracts/ca-common';
import {
  CreateSupplierInputBody,
  SupplierInputAnswer,
  SupplierInputList,
  UpdateSupplierInputBody,
  type SupplierInput,
} from '../../../../core/contracts/ca-supplier-inputs';
import { ProjectParams } from '../../../../core/contracts/common';
import type { Database } from '../../../lib/database';
import type { TypedApp } from '../../../lib/typed-app';
import { authorOf, managing, recordPath, registerRecordRoutes } from '../records/record-routes';
import { findUnassigned, type SupplierInputRow } from './repository';
import { createInput, nameOfSupplier, subjectOfInput, supplierInputKind, updateInput } from './service';

const name = 'ca-supplier-inputs';

/** The suppliers that a sector's purchases came from. */
export function registerSupplierInputs(app: TypedApp, database: Database): void {
  registerRecordRoutes<SupplierInputRow, SupplierInput>(app, database, {
    ...supplierInputKind,
    name,
    event: 'supplier-input',
    schemas: { list: SupplierInputList, answer: SupplierInputAnswer },
    yearOf: ({ recordYear }) => recordYear,
    subjectOf: subjectOfInput,
    orphans: { find: findUnassigned, nameOf: nameOfSupplier },
  });

  app.post(
    `${recordPath(name)}/create`,
    {
      config: managing,
      schema: {
        params: ProjectParams,
        body: CreateSupplierInputBody,
        response: { 200: SupplierInputAnswer },
      },
    },
    async (request) => ({ data: await createInput(authorOf(request), request.body.data) }),
  );

  app.put(
    `${recordPath(name)}/:id`,
    {
      config: managing,
      schema: { params: RecordParams, body: UpdateSupplierInputBody, response: { 200: SupplierInputAnswer } },
    },
    async (request) => ({ data: await updateInput(authorOf(request), request.params.id, request.body.data) }),
  );
}
