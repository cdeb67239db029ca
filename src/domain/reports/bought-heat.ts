import { isClose, type Facts } from '../../../core/vsme/facts';
import { placeKey } from '../../../core/terms/report-value';
import { conceptsOf, type ReportSection } from '../../../core/vsme/taxonomy';
import { taxonomy } from '../../../data/vsme/taxonomy';

/**
 * The part of the total energy that is in no source, in MWh: heat, steam and cooling, which a carbon account includes
 * and the standard has no row for. Undefined if there is none, or if a figure does not come from the account.
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
