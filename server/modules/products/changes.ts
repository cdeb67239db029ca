import { toSubject } from '../../../core/audit/subject';
import type { AuditAction } from '../../../core/contracts/audit';
import type { ProductLine, ProductValues } from '../../../core/contracts/ca-products';
import { cleanLines, cleanText } from '../../../core/registration/clean-text';
import { changesBetween } from '../../lib/audit/audit';
import { recordChange, type Author } from '../../lib/audit/record-change';
import type { Queryable } from '../../lib/database';
import type { StoredProduct } from './repository';

export interface Changes {
  values: Partial<ProductValues> | undefined;
  lines: readonly ProductLine[];
}

/** The product with changes applied. */
export function withChanges(
  before: StoredProduct,
  { values, lines, removed }: Changes & { removed: readonly string[] },
): StoredProduct {
  const version = before.version + 1;
  const written = new Map(lines.map((line) => [line.id, { ...line, version }]));
  const kept = before.lines.filter(({ id }) => !removed.includes(id));
  const known = new Set(kept.map(({ id }) => id));
  return {
    ...before,
    ...values,
    version,
    lines: [
      ...kept.map((line) => written.get(line.id) ?? line),
      ...[...written.values()].filter(({ id }) => !known.has(id)),
    ],
  };
}

export const valuesOf = ({
  id: _id,
  lines: _lines,
  version: _version,
  valuesVersion: _valuesVersion,
  updatedAt: _updatedAt,
  ...values
}: StoredProduct): ProductValues => values;

const ofSeveralLines: ReadonlySet<string> = new Set<keyof ProductValues>(['description', 'exemptedReason']);

/** Values with texts as stored. */
export function cleaned<Values extends Partial<ProductValues>>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    const clean = ofSeveralLines.has(name) ? cleanLines : cleanText;
    return [name, typeof value === 'string' ? clean(value) : value];
  });
  return Object.fromEntries(entries) as Values;
}

/** A line with texts as stored. */
export const cleanedLine = ({ name, origin, ...line }: ProductLine): ProductLine => ({
  ...line,
  name: cleanText(name),
  origin: origin.basis === 'figure' ? { ...origin, source: cleanText(origin.source) } : origin,
});

/** What the audit trail shows of a product: its values, and amount and figure of changed lines. */
export function audited(product: StoredProduct, touched: ReadonlySet<string>): object {
  const lines = product.lines.filter(({ id }) => touched.has(id));
  return {
    ...valuesOf(product),
    line: Object.fromEntries(lines.map((line) => [line.name, describe(line)])),
  };
}

function describe({ amount, unit, origin }: ProductLine): string {
  const quantity = `${amount} ${unit}`;
  if (origin.basis === 'figure')
    return `${quantity} × ${origin.fossil + origin.landUse + origin.biogenic} kg CO2e/${origin.unit}`;
  if (origin.basis === 'account') return `${quantity} / ${origin.total} ${unit} (${origin.year})`;
  return quantity;
}

/** Call it last in every change of a product. */
export function recordProductChange(
  tx: Queryable,
  author: Author,
  change: { action: AuditAction; id: string; name: string; before: object; after: object },
): Promise<void> {
  const { action, id, name, before, after } = change;
  return recordChange(tx, author, {
    ...{ type: 'product', area: 'carbon-accounting', action, id },
    subject: toSubject('product', { name }),
    changes: changesBetween(before, after),
  });
}

/** Call it last when offering a product to a reader of footprints, changing the offer, or withdrawing it. */
export function recordOffer(
  tx: Queryable,
  author: Author,
  offer: { productId: string; name: string; customer: string; was: object; is: object },
): Promise<void> {
  const { productId, name, customer, was, is } = offer;
  return recordChange(tx, author, {
    ...{ type: 'product', area: 'carbon-accounting', action: 'update', id: productId },
    subject: toSubject('productOffer', { name, customer }),
    changes: changesBetween(was, is),
  });
}
