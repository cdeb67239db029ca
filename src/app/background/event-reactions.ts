import type { RealtimeEvent } from '../../../core/contracts/realtime';
import { reactToCalculation } from '../../features/carbon-accounting/calculation/react-to-calculation';
import { inputsOf } from '../../features/carbon-accounting/records/shown-inputs';
import { reactToCompanyAnswers, reactToSegment } from '../../features/self-assessment/state/shown-answers';
import { reactToSubmission } from '../../features/self-assessment/submission/react-to-submission';
import type { ApiTag } from '../../lib/api/api';
import type { EventReactions, Reaction, Stale } from '../../lib/realtime/event-reactions';

type Records = ApiTag | ((event: RealtimeEvent) => Stale);

/** An import sends one event for each kind of record it wrote. */
const ofRecords =
  (...records: readonly Records[]): Reaction =>
  (event) => [
    ...records.map((each) => (typeof each === 'string' ? each : each(event))),
    ...(['CarbonYears', 'CarbonResults'] as const),
    ...(event.action === 'import' ? importTags : []),
  ];
const importTags: readonly ApiTag[] = ['CarbonImports'];

/** Which lists each server event makes stale. */
export const eventReactions: EventReactions = {
  privileges: ['Privileges', 'Suppliers'],
  user: ['Users', 'AccountSettings'],
  'company-profile': ['CompanyProfile', 'ProfileHistory', 'AccountingSettings'],
  'customer-request': ['CustomerRequests', 'Allocations'],
  'supplychain-supplier': ['Suppliers'],
  'business-segment': reactToSegment,
  'company-questions': reactToCompanyAnswers,
  'sustainability-report': ['SustainabilityReports'],
  'submission:complete': reactToSubmission,
  emissions: ['CarbonYears', 'CarbonResults', 'Allocations', 'FigureChoices'],
  calculation: reactToCalculation,
  activity: ofRecords(inputsOf('getActivities', 'Activities'), 'Invoices'),
  spend: ofRecords('SpendVolumes', 'Allocations'),
  'spend-distribution': ofRecords('SpendDistributions', 'SupplierInputs'),
  'supplier-input': ofRecords(inputsOf('getSupplierInputs', 'SupplierInputs')),
  'accounting-settings': ['AccountingSettings', 'CarbonYears', 'CarbonResults'],
  allocation: ['Allocations'],
  product: ['Products'],
  'exchange-partner': ['ExchangePartners'],
  'api-client': ['ApiClients'],
  webhook: ['Webhooks'],
};
