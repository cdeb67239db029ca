import { isUuid } from '../../../../core/records/is-uuid';
import type { PactFootprint } from '../../../../core/contracts/pact';
import { FilterFault, readFootprintQuery } from '../../../../core/products/footprint-filter';
import { toPact } from '../../../../core/products/to-pact';
import type { Partner } from '../../../lib/access/partner-tokens';
import { ApiError, notFound } from '../../../lib/api-error';
import type { Queryable } from '../../../lib/database';
import { findFootprint, findFootprints, type Position } from './footprints-repository';

const maxPageSize = 100;

export interface FootprintPage {
  footprints: PactFootprint[];
  /** Undefined for the last page: the parameter that requests the next one, with the same filters. */
  after?: string;
}

/** A page of what a partner may read. @throws ApiError 400 for an unreadable filter */
export async function listFootprints(
  db: Queryable,
  partner: Partner,
  query: Readonly<Record<string, unknown>>,
): Promise<FootprintPage> {
  const { filter, limit = maxPageSize, after } = readQuery(query);
  const size = Math.min(limit, maxPageSize);
  const from = after === undefined ? undefined : readPosition(after);
  const found = await findFootprints(db, partner, { filter, after: from, limit: size + 1 });
  const shown = found.slice(0, size);
  const footprints = shown.map(toPact);
  if (found.length <= size) return { footprints };
  const last = shown.at(-1) ?? from;
  return { footprints, after: last ? writePosition(last) : '' };
}

/** @throws ApiError 404, also for one that the partner may not read */
export async function getFootprint(db: Queryable, partner: Partner, id: string): Promise<PactFootprint> {
  const release = await findFootprint(db, partner, id);
  if (!release) throw notFound('The footprint');
  return toPact(release);
}

function readQuery(query: Readonly<Record<string, unknown>>) {
  try {
    return readFootprintQuery(query);
  } catch (error) {
    if (error instanceof FilterFault) throw new ApiError(400, 'INVALID_INPUT', error.message);
    throw error;
  }
}

const writePosition = ({ createdAt, id }: Position) =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url');

/** An empty text is the beginning: the page after one of no footprints. */
function readPosition(text: string): Position | undefined {
  if (text === '') return undefined;
  const [, createdAt, id] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f-]{36})$/.exec(
      Buffer.from(text, 'base64url').toString(),
    ) ?? [];
  if (createdAt === undefined || id === undefined || Number.isNaN(Date.parse(createdAt)) || !isUuid(id))
    throw new ApiError(400, 'INVALID_INPUT', 'after is not from a page of this list.');
  return { createdAt, id };
}
