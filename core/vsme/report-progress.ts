import { moduleOf, rowsOf, type Facts, type ReportContent } from './facts';
import { placeKey } from '../terms/report-value';
import { conceptsOf, hasOpenRows, isInModule, type ReportSection, type Taxonomy } from './taxonomy';
import type { Disclosure } from '../terms/disclosures';

export interface SectionProgress {
  answered: number;
  total: number;
}

/** Reported only if they apply, so a report is complete without them. */
const optional: ReadonlySet<string> = new Set([
  'ReportContainsDisclosuresFromThePreviousReportingPeriodThatRemainUnchanged',
  'ListOfOmittedDisclosuresDeemedToBeClassifiedOrSensitiveInformation',
  'DescriptionOfSustainabilityRelatedCertificationsOrLabels',
  'NumberOfOtherGenderEmployees',
  'NumberOfNonReportedGenderEmployees',
  'AverageNumberOfAnnualTrainingHoursPerOtherGenderEmployee',
  'AverageNumberOfAnnualTrainingHoursPerNonReportedGenderEmployee',
  'GrossScope3GreenhouseGasEmissions',
  'TotalGrossLocationBasedGHGEmissions',
  'TotalGrossMarketBasedGHGEmissions',
  'TotalLocationBasedGreenhouseGasEmissionsIntensityValue',
  'TotalMarketBasedGreenhouseGasEmissionsIntensityValue',
  'TotalHazardousWasteGeneratedVolume',
  'TotalNonHazardousWasteGeneratedVolume',
  'TotalWasteGeneratedVolume',
  'TotalVolumeOfMaterialUsed',
  'DateOfAdoptionOfTransitionPlanForUndertakingNotHavingAdoptedTransitionPlanYet',
]);

/** Sections beyond the disclosures, and tables that may be empty. */
const optionalSections: ReadonlySet<string> = new Set([
  ...['general', 'environmentOther', 'socialOther', 'governanceOther', 'pollutionPublic'],
]);

/** How much of a section is answered. An omitted or not applicable section is done; so is a table with a row. */
export function sectionProgress(
  section: ReportSection,
  content: ReportContent,
  facts: Facts,
): SectionProgress {
  if (optionalSections.has(section.id)) return { answered: 0, total: 0 };
  if (content.omissions.some((omission) => omission.section === section.id)) return { answered: 1, total: 1 };
  if (hasOpenRows(section)) return { answered: Math.min(1, rowsOf(facts, section).length), total: 1 };
  const members = section.table?.rows === 'targetYears' ? ['BaselineYear', 'TargetYear'] : [''];
  const asked = conceptsOf(section)
    .filter(({ concept, completes }) => completes === undefined && !optional.has(concept))
    .flatMap(({ concept }) => members.map((member) => placeKey({ concept, member })));
  return { answered: asked.filter((key) => facts.has(key)).length, total: asked.length };
}

/** The same for every disclosure of the module. */
export function reportProgress(
  content: ReportContent,
  facts: Facts,
  taxonomy: Taxonomy,
): Map<Disclosure, SectionProgress> {
  const module = moduleOf(content);
  const progress = new Map<Disclosure, SectionProgress>();
  for (const section of taxonomy.sections) {
    if (!isInModule(section, module)) continue;
    const { answered, total } = sectionProgress(section, content, facts);
    const before = progress.get(section.disclosure) ?? { answered: 0, total: 0 };
    progress.set(section.disclosure, { answered: before.answered + answered, total: before.total + total });
  }
  return progress;
}

/** The progress of all disclosures together. */
export function wholeProgress(progress: ReadonlyMap<Disclosure, SectionProgress>): SectionProgress {
  return [...progress.values()].reduce(
    (sum, { answered, total }) => ({ answered: sum.answered + answered, total: sum.total + total }),
    { answered: 0, total: 0 },
  );
}
