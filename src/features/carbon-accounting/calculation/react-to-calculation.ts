import type { Reaction } from '../../../lib/realtime/event-reactions';
import { beginCalculation, endCalculation, failCalculation } from './mark-calculation';
import { failureForgotten } from './carbon-slice';

/** Shows everybody, not only the caller, that a calculation runs and why it failed. */
export const reactToCalculation: Reaction = ({ action, year = 0, data }, dispatch) => {
  if (action === 'running') beginCalculation(dispatch, year);
  if (action === 'failed') failCalculation(dispatch, year, data);
  if (action !== 'completed') return [];
  endCalculation(dispatch, year);
  dispatch(failureForgotten(year));
  return ['CarbonYears', 'CarbonResults', 'Products'];
};
