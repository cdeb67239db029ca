import { currentYear } from '../../../../core/dates/current-year';
import type { RequestedKind } from '../../../../core/terms/requested-items';

/** The page for each thing that a request may ask for, without the language. */
export const requestedItemLinks: Record<RequestedKind, () => string> = {
  selfAssessment: () => '/self-assessment/',
  // Of the last full year: accounts and questions are about years that have ended.
  emissions: () => `/carbon-accounting/${currentYear() - 1}/share/`,
  productFootprints: () => '/carbon-accounting/products/',
};
