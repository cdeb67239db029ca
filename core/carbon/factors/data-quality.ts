import type { ResultNote } from '../../contracts/ca-provenance';
import type { DataQuality, Factor } from './factor';
import { estimatedAmountUncertainty, weaknesses } from './uncertainty';

/**
 * Data quality of a row, 1 (best) to 5: that of its factor, one worse for another year and for another place;
 * an estimated amount makes it 3 at best. Own scale after the indicators of the GHG Protocol's Corporate Value
 * Chain Standard, table 7.6 (technology, time, geography, completeness, reliability).
 */
export function qualityOf(
  factor: Factor,
  notes: readonly ResultNote[],
  amountUncertainty: number,
): DataQuality {
  const ofFactor = Math.min(5, factor.dataQuality + weaknesses(notes));
  const ofAmount = amountUncertainty >= estimatedAmountUncertainty ? 3 : 1;
  return Math.max(ofFactor, ofAmount) as DataQuality;
}
