import { isCategoryConcept } from '../../../../core/vsme/scope-3-categories';
import type { ReportLine } from '../../../domain/reports/section-lines';
import { tickIn, type labelledRows } from './labels';
import type { Target } from './target';
import type { Workbook } from './workbook';

interface Question {
  /** Its label in the template. */
  label: string;
  /** The lines it is about. */
  isAbout: (line: ReportLine) => boolean;
  /** Whether these lines (at least one) mean yes. */
  isYes?: (lines: readonly ReportLine[]) => boolean;
}

const ofSection =
  (id: string) =>
  ({ section }: ReportLine) =>
    section.id === id;
const ofConcept =
  (name: string) =>
  ({ concept }: ReportLine) =>
    concept.name === name;
const haveAmounts = (lines: readonly ReportLine[]) =>
  lines.some(({ fact: { value } }) => typeof value === 'number' && value > 0);
const haveSeveralRows = (lines: readonly ReportLine[]) => new Set(lines.map(({ member }) => member)).size > 1;

/** Version 1.3.0 asks these before a block, which is ignored unless its question is ticked. */
const questions: readonly Question[] = [
  {
    label: 'has_the_undertaking_obtained_any_sustainability_related_certification_or_label',
    isAbout: ofConcept('DescriptionOfSustainabilityRelatedCertificationsOrLabels'),
  },
  {
    label: 'has_the_strategy_key_elements_that_relate_to_or_affect_sustainability_issues',
    isAbout: ofConcept('DescriptionOfKeyElementsOfStrategyThatRelatesToOrAffectsSustainabilityIssues'),
  },
  {
    label:
      'has_the_undertaking_obtained_the_necessary_information_to_provide_an_energy_consumption_breakdown',
    isAbout: ofSection('energy'),
  },
  {
    label: 'has_the_undertaking_has_established_ghg_emission_reduction_targets',
    isAbout: ofSection('targetYears'),
  },
  {
    label: 'is_the_undertaking_disclosing_entity_specific_information_on_scope_3_emissions',
    isAbout: ({ section, concept }) => section.id === 'emissions' && isCategoryConcept(concept.name),
  },
  {
    label:
      'required_by_law_or_other_national_regulations_to_report_to_competent_authorities_its_emissions_of_pollutants',
    isAbout: ofSection('pollution'),
  },
  {
    label: 'does_the_undertaking_have_sites_that_are_located_in_or_near_biodiversity_sensitive_areas',
    isAbout: ofSection('sensitiveSites'),
  },
  {
    label: 'does_the_undertaking_have_production_processes_in_place_which_significantly_consume_water',
    isAbout: ofSection('waterConsumption'),
    isYes: haveAmounts,
  },
  {
    label: 'does_the_undertaking_operate_in_a_sector_using_significant_material_flows',
    isAbout: ofSection('materials'),
  },
  {
    label: 'has_the_undertaking_identified_climate_related_hazards_and_climate_related_transition_events',
    isAbout: ofSection('climateRisks'),
  },
  {
    label: 'undertaking_operating_in_more_than_one_country',
    isAbout: ofSection('countries'),
    isYes: haveSeveralRows,
  },
  {
    label: 'has_the_undertaking_incurred_in_convictions_and_fines_in_the_reporting_period',
    isAbout: ofSection('corruption'),
    isYes: haveAmounts,
  },
  {
    label: 'is_the_undertaking_deriving_revenues_from_one_of_the_activities_listed_below',
    isAbout: ofSection('revenues'),
    isYes: haveAmounts,
  },
  {
    label: 'does_the_undertaking_have_a_governance_body_in_place',
    isAbout: ofSection('governanceBody'),
  },
];

/**
 * Ticks for the questions that the report answers with yes. Their cells have no names and are found in the
 * row of their label.
 */
export function questionTargets(
  lines: readonly ReportLine[],
  workbook: Workbook,
  rows: ReturnType<typeof labelledRows>,
): Target[] {
  return questions.flatMap(({ label, isAbout, isYes = () => true }): Target[] => {
    const about = lines.filter(isAbout);
    if (about.length === 0 || !isYes(about)) return [];
    const places = (rows.get(label) ?? []).map((row) => tickIn(workbook, row));
    const place = places.find((each) => each !== undefined);
    // Older versions have fewer of them.
    return place ? [{ name: label, place, value: true }] : [];
  });
}
