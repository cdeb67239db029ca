import type { FoundFactor } from '../factor';
import type { FigureMethod } from './methods';

/** A figure of a supplier as a factor for what was spent with it. */
export interface OwnFactor {
  method: FigureMethod;
  found: FoundFactor;
  /** Percent; none for allocated emissions, which are what they are whatever was spent. */
  amountUncertainty: number;
  year: number;
  sharedAt: string;
}
