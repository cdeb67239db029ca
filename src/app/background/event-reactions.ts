import { reactToCalculation } from '../../features/carbon-accounting/calculation/react-to-calculation';
import { reactToSubmission } from '../../features/self-assessment/submission/react-to-submission';
import type { ApiTag } from '../../lib/api/api';
import type { EventReactions, Reaction } from '../../lib/realtime/event-reactions';

/** An import sends one event for each kind of record it wrote. */
const ofRecords =
  (...tags: readonly ApiTag[]): Reaction =>
  ({ action }) => [...tags, 'CarbonYears', 'CarbonResults', ...(action === 'import' ? importTags : [])];
const importTags: readonly ApiTag[] = ['CarbonImports'];

/** Which lists each server event makes stale. */
export const eventReactions: EventReactions = {
  privileges: ['Privileges', 'Suppliers'],
  user: ['Users', 'AccountSettings'],
  'company-profile': ['CompanyProfile', 'ProfileHistory', 'AccountingSettings'],
  'customer-request': ['CustomerRequests', 'Allocations'],
  'supplychain-supplier': ['Suppliers'],
  'business-segment': ['BusinessSegments'],
  'company-questions': ['CompanyQuestions'],
  'sustainability-report': ['SustainabilityReports'],
  'submission:complete': reactToSubmission,
  emissions: ['CarbonYears', 'CarbonResults', 'Allocations', 'FigureChoices'],
  calculation: reactToCalculation,
  activity: ofRecords('Activities', 'Invoices'),
  spend: ofRecords('SpendVolumes', 'Allocations'),
  'spend-distribution': ofRecords('SpendDistributions', 'SupplierInputs'),
  'supplier-input': ofRecords('SupplierInputs'),
  'accounting-settings': ['AccountingSettings', 'CarbonYears', 'CarbonResults'],
  allocation: ['Allocations'],
  product: ['Products'],
  'exchange-partner': ['ExchangePartners'],
  'api-client': ['ApiClients'],
  webhook: ['Webhooks'],
};
