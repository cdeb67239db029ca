import type { SharedReport } from '../contracts/shared-report';
import type { SustainabilityReport } from '../contracts/sustainability-report';
import { factsIn, factsOf, moduleOf, reportedSections } from './facts';
import { isInModule, type Taxonomy } from './taxonomy';

/**
 * The part of a report that others get: the values of the reported sections, each with its source. Values in an omitted
 * section are kept back, and so are the reasons of sensitive omissions and overwritten values. Of evidence only the
 * file names are included, for non-empty disclosures.
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
