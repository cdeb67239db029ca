import { randomUUID } from 'node:crypto';
import { compareCodes } from '../../../../core/compare/compare-codes';
import type { FootprintFault } from '../../../../core/contracts/exchange-fetching';
import type { PartnerFootprint } from '../../../../core/products/from-pact';
import type { Queryable } from '../../../lib/database';
import { readFootprint } from './read-footprint';
import {
  findKnown,
  markGone,
  markReplaced,
  storeFootprints,
  type StoredFootprint,
} from './received-repository';

/**
 * Stores a partner's whole list: valid footprints are stored, the others are returned. A footprint that names
 * an earlier one belongs to the same product, and replaces it. Footprints that are no longer listed are no
 * longer offered.
 */
export async function storeList(
  tx: Queryable,
  place: { projectId: number; partnerId: string },
  documents: readonly unknown[],
): Promise<FootprintFault[]> {
  const read = documents.map(readFootprint);
  const valid = read.flatMap((each) => ('footprint' in each ? [each.footprint] : []));
  const rejected = read.flatMap((each) => ('fault' in each ? [each.fault] : []));
  await storeFootprints(tx, place, toRows(valid, await findKnown(tx, place)), { isSent: false });
  await markReplaced(tx, place, precedingOf(valid));
  // A footprint that was valid before stays unchanged.
  const listed = [...valid, ...rejected].flatMap(({ id }) => id?.toLowerCase() ?? []);
  await markGone(tx, place, listed);
  return rejected;
}

/** Stores footprints that a partner sends separately: they stay, whatever its list contains. */
export async function storeSent(
  tx: Queryable,
  place: { projectId: number; partnerId: string },
  footprints: readonly PartnerFootprint[],
): Promise<void> {
  await storeFootprints(tx, place, toRows(footprints, await findKnown(tx, place)), { isSent: true });
  await markReplaced(tx, place, precedingOf(footprints));
}

const precedingOf = (footprints: readonly PartnerFootprint[]) =>
  footprints.flatMap(({ precedingIds }) => precedingIds);

function toRows(
  footprints: readonly PartnerFootprint[],
  known: Awaited<ReturnType<typeof findKnown>>,
): StoredFootprint[] {
  const byPfId = new Map(known.map((each) => [each.pfId, each]));
  const newest = new Map(known.map(({ productId, number }) => [productId, number]));
  const replaced = new Set(precedingOf(footprints));
  const once = new Map(footprints.map((each) => [each.id, each]));
  const inOrder = [...once.values()].sort((a, b) => compareCodes(a.createdAt, b.createdAt));
  return inOrder.map(({ id, precedingIds, isDeprecated, createdAt, ...content }) => {
    const stood = byPfId.get(id);
    const before = precedingIds.flatMap((each) => byPfId.get(each) ?? [])[0];
    const productId = stood?.productId ?? before?.productId ?? randomUUID();
    const number = stood?.number ?? (newest.get(productId) ?? 0) + 1;
    newest.set(productId, Math.max(number, newest.get(productId) ?? 0));
    byPfId.set(id, { pfId: id, productId, number });
    const row = { pfId: id, productId, number, createdAt, content };
    return { ...row, isDeprecated: isDeprecated || replaced.has(id) };
  });
}
