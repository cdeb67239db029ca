import { RecordParams } from '../../../../core/contracts/ca-common';
import { UndoAnswer } from '../../../../core/contracts/ca-imports';
import type { TypedApp } from '../../../lib/typed-app';
import { authorOf, managing, recordPath } from '../records/record-routes';
import { undoImport } from './service';

/** Undoing an import, whether of a file of inputs or of invoices. */
export function registerImportUndo(app: TypedApp): void {
  app.delete(
    `${recordPath('ca-imports')}/:id`,
    { config: managing, schema: { params: RecordParams, response: { 200: UndoAnswer } } },
    async (request) => ({ data: await undoImport(authorOf(request), request.params.id) }),
  );
}
