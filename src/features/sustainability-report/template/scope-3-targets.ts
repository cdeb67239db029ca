import { categoryConcepts, isCategoryConcept, scope3Total } from '../../../../core/vsme/scope-3-categories';
import type { ReportLine } from '../../../domain/reports/section-lines';
import type { labelledRows } from './labels';
import type { Target } from './target';
import { cellAt, type CellPlace, type Workbook } from './workbook';

/** The template's labels of the categories, in the order of the standard. */
const labels = [
  ...['1_purchased_goods_and_services', '2_capital_goods', '3_fuel__and_energy_related_activities'],
  ...['4_upstream_transportation_and_distribution', '5_waste_generated_in_operations', '6_business_travel'],
  ...['7_employee_commuting', '8_upstream_leased_assets', '9_downstream_transportation_and_distribution'],
  ...[
    '10_processing_of_sold_products',
    '11_use_of_sold_products',
    '12_end_of_life_treatment_of_sold_products',
  ],
  ...['13_downstream_leased_assets', '14_franchises', '15_investments'],
];

/**
 * Scope 3 by category. The cells have no names: they are above the named total, each in the row of its label.
 * The template adds them up.
 */
export function scope3Targets(
  lines: readonly ReportLine[],
  workbook: Workbook,
  rows: ReturnType<typeof labelledRows>,
): Target[] {
  const total = workbook.names.get(`${scope3Total}_CurrentlyStatedMember`);
  const placeOf = (concept: string): CellPlace | undefined => {
    const label = labels[categoryConcepts.indexOf(concept)] ?? '';
    const found = rows.get(label)?.find(({ part }) => part === total?.part);
    return total && found ? cellAt({ ...total, rows: [found.row, found.row] }) : undefined;
  };
  return lines
    .filter(({ concept }) => isCategoryConcept(concept.name))
    .map(({ concept: { name }, fact: { value } }) => ({
      name,
      place: placeOf(name),
      value: value as number,
    }));
}
