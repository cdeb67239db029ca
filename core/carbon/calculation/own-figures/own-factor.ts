import type { FoundFactor } from '../../factors/factor';
import type { FigureMethod } from '../../../terms/figure-methods';

/** A supplier's figure as a factor for the spend with it. */
export interface OwnFactor {
  method: FigureMethod;
  found: FoundFactor;
  /** Percent; 0 for allocated emissions, which do not depend on the spend. */
  amountUncertainty: number;
  year: number;
  sharedAt: string;
}
