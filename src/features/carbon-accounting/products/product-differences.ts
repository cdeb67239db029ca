import type { Product, ProductLine, ProductValues } from '../../../../core/contracts/ca-products';
import type { ComparedValue, Difference, EditText } from '../../../lib/outbox/edit';

export interface ProductChanges {
  values?: Partial<ProductValues>;
  lines?: ProductLine[];
  /** Ids of `lines` that the product had when they were opened. */
  replaced?: string[];
  /** Ids of lines. */
  removed?: string[];
}

const nothing = '–';

const valueNames: { readonly [Name in keyof ProductValues]: EditText['key'] } = {
  name: 'field.name',
  description: 'field.description',
  partNumber: 'field.partNumber',
  gtin: 'field.gtin',
  customsCode: 'field.customsCode',
  cpc: 'field.cpc',
  declaredUnit: 'field.declaredUnit',
  declaredAmount: 'field.declaredAmount',
  mass: 'field.mass',
  fossilCarbon: 'field.fossilCarbon',
  biogenicCarbon: 'field.biogenicCarbon',
  country: 'field.country',
  site: 'field.site',
  periodStart: 'field.periodStart',
  periodEnd: 'field.periodEnd',
  exemptedPercent: 'field.exemptedPercent',
  exemptedReason: 'field.exemptedReason',
};

/** The compared values: of the product, and of each line the name, amount and figure. */
export function differences(
  { values = {}, lines = [], removed = [] }: ProductChanges,
  current: Product,
): Difference[] {
  const ofValues = (Object.keys(values) as (keyof ProductValues)[]).map((name): Difference => {
    const show = (value: string | number | undefined): ComparedValue =>
      name === 'country' ? { country: String(value) } : value === undefined || value === '' ? nothing : value;
    return { name: { key: valueNames[name] }, mine: show(values[name]), theirs: show(current[name]) };
  });
  const theirs = new Map(current.lines.map((line) => [line.id, line]));
  const nameOf = (line: ProductLine | undefined): EditText => ({
    key: 'field.line',
    values: { name: line?.name ?? nothing },
  });
  const words = (line: ProductLine | undefined): ComparedValue =>
    line ? describeLine(line) : { key: 'value.removed' };
  return [
    ...ofValues,
    ...lines.map((line) => ({ name: nameOf(line), mine: words(line), theirs: words(theirs.get(line.id)) })),
    ...removed.map((id) => ({
      name: nameOf(theirs.get(id)),
      mine: words(undefined),
      theirs: words(theirs.get(id)),
    })),
  ];
}

function describeLine({ name, amount, unit, origin }: ProductLine): string {
  const figure =
    origin.basis === 'figure'
      ? ` × ${origin.fossil + origin.landUse + origin.biogenic} kg\u00a0CO₂e/${origin.unit}`
      : origin.basis === 'account'
        ? ` / ${origin.total} ${unit}`
        : '';
  return `${name}, ${amount} ${unit}${figure}`;
}
