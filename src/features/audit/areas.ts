import type { AuditArea } from '../../../core/contracts/audit';

/** In the order of the filter. */
export const auditAreas = [
  'user',
  'account',
  'company-profile',
  'customer-request',
  'self-assessment',
  'company-questions',
  'sustainability-report',
  'carbon-accounting',
  'supplier',
  'api-client',
  'webhook',
] as const satisfies readonly AuditArea[];
