import { isClose, type Facts } from '../../../core/vsme/facts';
import { placeKey } from '../../../core/vsme/report-value';
import { conceptsOf, type ReportSection } from '../../../core/vsme/taxonomy';
import { taxonomy } from '../../../data/vsme/taxonomy';

/**
 * What the total energy has beyond its sources, MWh: the heat, steam and cooling that a carbon account counts and the
 * standard has no row for. Undefined without, and where a figure is not the account's.
 */
export function boughtHeat(section: ReportSection, facts: Facts): number | undefined {
  const ofAccount = (concept: string, member = ''): number => {
    const fact = facts.get(placeKey({ concept, member }));
    return fact?.origin === 'carbonAccount' ? Number(fact.value) : Number.NaN;
  };
  const total = ofAccount('TotalEnergyConsumption');
  const sources = conceptsOf(section).flatMap(({ concept }) =>
    [...(taxonomy.membersOf('energySources') ?? [])].map((member) => ofAccount(concept, member)),
  );
  const ofSources = sources.reduce((sum, amount) => sum + amount, 0);
  return total > ofSources && !isClose(total, ofSources) ? total - ofSources : undefined;
}
