import type { SustainabilityReport } from '../../../core/contracts/sustainability-report';
import type { Facts } from '../../../core/vsme/facts';

/** The parts of a report needed to read it. */
export interface ReadReport {
  report: Pick<SustainabilityReport, 'omissions' | 'currency'>;
  facts: Facts;
  /** Whether values show their sources, as in a drawer, which is too narrow for many columns. */
  namesSources?: boolean;
}
