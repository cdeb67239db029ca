import type { SharedReport } from '../contracts/shared-report';
import type { SustainabilityReport } from '../contracts/sustainability-report';
import { factsIn, factsOf, moduleOf, reportedSections } from './facts';
import { isInModule, type Taxonomy } from './taxonomy';

/**
 * What others get of a report: the values of the sections that are reported, each with where it comes from. What stands
 * in a section that is left out stays, as do the reason of what is left out as sensitive and what was overwritten.
 */
export function sharedReportOf(
  report: Omit<SustainabilityReport, 'version' | 'updatedAt' | 'updatedBy'>,
  taxonomy: Taxonomy,
): Omit<SharedReport, 'sharedAt'> {
  const { year, period, companyName, currency, omissions } = report;
  const module = moduleOf(report);
  const facts = factsOf(report, taxonomy);
  const asked = new Set(taxonomy.sections.filter((each) => isInModule(each, module)).map(({ id }) => id));
  return {
    ...{ year, module, period, companyName, currency },
    facts: reportedSections(report, taxonomy)
      .flatMap((section) => factsIn(section, facts, taxonomy))
      .map(({ concept, member, value, origin }) => ({ concept, member, value, origin })),
    omissions: omissions
      .filter(({ section }) => asked.has(section))
      .map(({ section, kind, reason }) => ({ section, kind, reason: kind === 'sensitive' ? '' : reason })),
  };
}
