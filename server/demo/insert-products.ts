import { randomUUID } from 'node:crypto';
import { lineFault, valueFaults } from '../../core/products/rules';
import type { ProductValues } from '../../core/contracts/ca-products';
import type { Queryable } from '../lib/database';
import { insertProduct, saveChanges } from '../modules/products/repository';
import { demoProducts } from './products';

/** Two products of the foundry, of which one is a part of the other. */
export async function insertProducts(
  tx: Queryable,
  { now, projectIds }: { now: Date; projectIds: ReadonlyMap<string, number> },
): Promise<void> {
  const projectId = projectIds.get('alpenguss') ?? 0;
  const year = now.getUTCFullYear() - 1;
  for (const { id, lines, ...demo } of demoProducts(year)) {
    const values: ProductValues = {
      ...demo.values,
      declaredUnit: 'piece',
      declaredAmount: 1,
      periodStart: `${year}-01-01`,
      periodEnd: `${year}-12-31`,
    };
    const faults = [...Object.values(valueFaults(values)), ...lines.map((line) => lineFault(line, values))];
    const fault = faults.find((each) => each !== undefined);
    if (fault) throw new Error(`The demo world describes "${values.name}" wrongly: ${fault}`);
    await insertProduct(tx, projectId, { id, values });
    const written = lines.map((line) => ({ ...line, id: randomUUID() }));
    await saveChanges(tx, projectId, { id, values: undefined, lines: written, removed: [], version: 2 });
  }
}
