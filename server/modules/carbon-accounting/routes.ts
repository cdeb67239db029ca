import type { Database } from '../../plugins/database';
import type { TypedApp } from '../../plugins/typed-app';
import { registerActivities } from './activities-routes';
import { registerEvidence } from './evidence/routes';
import { registerExports } from './exports/routes';
import { registerImports } from './imports/routes';
import { registerResults, type CalculationParts } from './results';
import { registerSettings } from './settings';
import { registerSpendDistributions } from './spend-distributions';
import { registerSpendVolumes } from './spend-volumes';
import { registerSupplierInputs } from './supplier-inputs';

/** Carbon accounting: what companies enter per year, and what is calculated from it. */
export async function registerCarbonAccounting(
  app: TypedApp,
  database: Database,
  parts: CalculationParts,
): Promise<void> {
  registerActivities(app, database);
  await registerEvidence(app, database);
  registerSpendVolumes(app, database);
  registerSpendDistributions(app, database);
  registerSupplierInputs(app, database);
  registerSettings(app, database);
  registerResults(app, database, parts);
  registerExports(app, database);
  await registerImports(app, database);
}
