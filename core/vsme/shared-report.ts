import type { SharedReport } from '../contracts/shared-report';
import type { SustainabilityReport } from '../contracts/sustainability-report';
import { factsIn, factsOf, moduleOf, reportedSections } from './facts';
import { isInModule, type Taxonomy } from './taxonomy';

/**
 * What others get of a report: the values of the sections that are reported, each with where it comes from. What stands
 * in a section that is left out stays, as do the reason of what is left out as sensitive and what was overwritten. Of
 * evidence it is the names, of disclosures that say anything.
 */
export function sharedReportOf(
  report: Omit<SustainabilityReport, 'version' | 'updatedAt' | 'updatedBy'>,
  taxonomy: Taxonomy,
): Omit<SharedReport, 'sharedAt'> {
  const { year, period, companyName, currency, omissions, evidence = [] } = report;
  const module = moduleOf(report);
  const facts = factsOf(report, taxonomy);
  const asked = new Set(taxonomy.sections.filter((each) => isInModule(each, module)).map(({ id }) => id));
  const reported = reportedSections(report, taxonomy);
  const shown = new Set(reported.map(({ disclosure }) => disclosure));
  return {
    ...{ year, module, period, companyName, currency },
    facts: reported
      .flatMap((section) => factsIn(section, facts, taxonomy))
      .map(({ concept, member, value, origin }) => ({ concept, member, value, origin })),
    omissions: omissions
      .filter(({ section }) => asked.has(section))
      .map(({ section, kind, reason }) => ({ section, kind, reason: kind === 'sensitive' ? '' : reason })),
    evidence: evidence.flatMap(({ disclosure, name }) =>
      shown.has(disclosure) ? [{ disclosure, name }] : [],
    ),
  };
}
