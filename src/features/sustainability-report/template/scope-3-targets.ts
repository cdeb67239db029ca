import { categoryConcepts, isCategoryConcept, scope3Total } from '../../../../core/vsme/scope-3-categories';
import type { ReportLine } from '../../../domain/reports/section-lines';
import type { Target } from './target';
import { cellAt, type CellPlace, type Workbook } from './workbook';

/** What the template calls its categories, in the order of the standard. */
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
const question = 'is_the_undertaking_disclosing_entity_specific_information_on_scope_3_emissions';

/**
 * Scope 3 by category. Its cells have no names: they stand above their named sum, each in the row of its label. The
 * template adds them up, and says nothing of scope 3 before its question whether there is any is ticked.
 */
export function scope3Targets(lines: readonly ReportLine[], workbook: Workbook): Target[] {
  const stated = lines.filter(({ concept }) => isCategoryConcept(concept.name));
  if (stated.length === 0) return [];
  const total = workbook.names.get(`${scope3Total}_CurrentlyStatedMember`);
  const sheet = total ? workbook.text(total.part) : '';
  const placeOf = (concept: string): CellPlace | undefined => {
    const row = rowOfLabel(sheet, labels[categoryConcepts.indexOf(concept)] ?? '');
    return total && row ? cellAt({ ...total, rows: [row, row] }) : undefined;
  };
  return [
    { name: question, place: total && tickIn(sheet, total.part, rowOfLabel(sheet, question)), value: true },
    ...stated.map(({ concept: { name }, fact: { value } }) => ({
      ...{ name, place: placeOf(name), value: value as number },
    })),
  ];
}

/** The row whose label is a formula that is nothing but the name of the label. */
function rowOfLabel(sheet: string, label: string): number | undefined {
  const [, row] =
    new RegExp(`<c\\b[^>]*?\\sr="[A-Z]+(\\d+)"[^>]*><f>template_label_${label}</f>`, 'u').exec(sheet) ?? [];
  return row === undefined ? undefined : Number(row);
}

/** The cell of a row that holds yes or no. */
function tickIn(sheet: string, part: string, row: number | undefined): CellPlace | undefined {
  const [, ref] = new RegExp(`<c\\b[^>]*?\\sr="([A-Z]+${row})"[^>]*?\\st="b"`, 'u').exec(sheet) ?? [];
  return ref === undefined ? undefined : { part, ref };
}
