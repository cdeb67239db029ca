import type { SustainabilityReport } from '../../../core/contracts/sustainability-report';
import type { Facts } from '../../../core/vsme/facts';

/** As much of a report as is needed to read it. */
export interface ReadReport {
  report: Pick<SustainabilityReport, 'omissions' | 'currency'>;
  facts: Facts;
  /** Whether values say where they come from, as in a drawer, which has no room for many columns. */
  namesSources?: boolean;
}
