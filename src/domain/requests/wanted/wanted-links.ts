import { currentYear } from '../../../../core/dates/current-year';
import type { WantedKind } from '../../../../core/requests/wanted';

/** Where each thing is done that a request may ask for, without the language. */
export const wantedLinks: Record<WantedKind, () => string> = {
  selfAssessment: () => '/self-assessment/',
  // Of the last whole year: accounts and questions are about years that have ended.
  emissions: () => `/carbon-accounting/${currentYear() - 1}/share/`,
  productFootprints: () => '/carbon-accounting/products/',
};
