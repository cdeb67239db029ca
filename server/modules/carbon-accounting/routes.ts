import type { Database } from '../../lib/database';
import type { TypedApp } from '../../lib/typed-app';
import { registerEmptyPopulates } from '../../plugins/populate';
import { registerActivities } from './activities/routes';
import { registerBoundary } from './boundary/routes';
import { registerEvidence } from './evidence/routes';
import { registerExports } from './exports/routes';
import { registerImportUndo } from './import-undo/routes';
import { registerImports } from './imports/routes';
import { registerInvoices } from './invoices/routes';
import { registerResults, type CalculationParts } from './results/routes';
import { registerOverlaps } from './overlaps/routes';
import { recordPath } from './records/record-routes';
import { registerSharing } from './sharing/routes';
import type { SharingParts } from './sharing/share';
import { registerSettings } from './settings/routes';
import { registerSpendDistributions } from './spend/distributions-routes';
import { registerSpendVolumes } from './spend/volumes-routes';
import { registerFigureChoices } from './suppliers/choices-routes';
import { registerSupplierInputs } from './suppliers/routes';
import { registerVerificationEvidence } from './verification/evidence';
import { registerVerifications } from './verification/routes';

/** People enter or import carbon accounting themselves: no row of it can be missing. */
const neverMissing = [
  'ca-emission-results',
  'ca-activities-data',
  'ca-spend-volumes',
  'ca-spend-distributions',
  'ca-supplier-inputs',
].map(recordPath);

/** Carbon accounting: what companies enter per year, and what is calculated from it. */
export async function registerCarbonAccounting(
  app: TypedApp,
  database: Database,
  parts: CalculationParts & SharingParts,
): Promise<void> {
  registerActivities(app, database);
  await registerEvidence(app, database);
  registerSpendVolumes(app, database);
  registerSpendDistributions(app, database);
  registerSupplierInputs(app, database);
  registerFigureChoices(app);
  registerSettings(app, database);
  registerBoundary(app, database);
  registerOverlaps(app);
  registerResults(app, database, parts);
  registerSharing(app, database, parts);
  registerVerifications(app, database);
  await registerVerificationEvidence(app, database);
  registerExports(app);
  await registerImports(app, database);
  registerInvoices(app, database);
  registerImportUndo(app);
  registerEmptyPopulates(app, neverMissing, 'carbon');
}
