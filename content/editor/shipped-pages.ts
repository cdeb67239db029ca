import { segmentPlan } from '../../core/assessment/plan';
import { catalogue } from '../../data/questions/catalogue';

/** The page next to the measures. */
const measures = 'measures';

/**
 * Ids of the e-learning pages that the product links to: of every section, and of every type of hotspot. Pages that
 * editors have added for a single hotspot are not included.
 */
export function shippedPages(): Set<string> {
  const plans = catalogue.sectors.map(({ sector }) => segmentPlan(catalogue, sector));
  const sections = [...catalogue.company, ...plans.flatMap((plan) => plan.sections)];
  const hotspots = plans.flatMap((plan) => plan.hotspots);
  return new Set([...sections.map(({ id }) => id), ...hotspots.map(({ learning }) => learning), measures]);
}
