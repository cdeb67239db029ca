import type { ProductLine } from '../../../core/contracts/ca-products';
import { isSameFigure, receivedFigure, receivedFigureOf } from '../../../core/products/received';
import { ApiError } from '../../lib/api-error';
import type { Queryable } from '../../lib/database';
import { findOffered } from './offers-repository';
import type { StoredProduct } from './repository';

/**
 * Refuses figures that claim to be from a release which is not offered to the company, or which has other
 * figures. An existing one may stay: it is a copy.
 * @throws ApiError 409 NOT_OFFERED
 */
export async function refuseNotOffered(
  db: Queryable,
  projectId: number,
  before: StoredProduct,
  lines: readonly ProductLine[],
): Promise<void> {
  for (const line of lines) {
    const figure = receivedFigureOf(line);
    if (!figure?.received) continue;
    const stood = before.lines.flatMap((each) => (each.id === line.id ? (receivedFigureOf(each) ?? []) : []));
    if (stood.some((each) => isSameFigure(each, figure))) continue;
    const [offered] = await findOffered(db, { customerId: projectId, id: figure.received.releaseId });
    if (!offered || !isSameFigure(receivedFigure(offered), figure))
      throw new ApiError(
        409,
        'NOT_OFFERED',
        'The supplier does not offer this footprint any more, or a newer one. Look at what it offers, then choose.',
        { line: line.id, name: line.name },
      );
  }
}
